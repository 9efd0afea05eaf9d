import { isDeepStrictEqual } from 'node:util';
import Runtime from 'jest-runtime';

type Given = ConstructorParameters<typeof Runtime>;

/** The modules of the project whose tests ran last. */
let last: { config: Given[0]; resolver: Given[2]; modules: Runtime } | null = null;

/**
 * What test files import stays loaded for those that follow in the same process. Loading it again for each file, and running code that
 * V8 does not know yet, took a third of the back end's tests. A file has of its own: its tests, what sets them up, jest itself.
 *
 * For projects whose modules keep no state that tests of another file could see. A test file that mocks, resets or isolates modules
 * loads them for itself from then on. Nothing is kept longer than jest's resolver, which is another one for each run and, when jest
 * watches, after each change of a file; nor for another configuration: those of broken shops transform files differently.
 */
export default class KeptModules extends Runtime {
  private readonly modules: Runtime;
  private isAlone = false;

  constructor(...parameters: Given) {
    super(...parameters);
    const [config, environment, resolver, transformer, , ...rest] = parameters;
    if (last?.resolver !== resolver || !isDeepStrictEqual(last.config, config)) {
      const modules = new Runtime(config, environment, resolver, transformer, new Map(), ...rest);
      last = { config, resolver, modules };
    }
    this.modules = last.modules;
  }

  override requireModuleOrMock<T>(from: string, name: string): T {
    return this.isAlone ? super.requireModuleOrMock(from, name) : this.modules.requireModuleOrMock(from, name);
  }

  override setMock(...parameters: Parameters<Runtime['setMock']>) {
    this.isAlone = true;
    super.setMock(...parameters);
  }

  override resetModules() {
    this.isAlone = true;
    super.resetModules();
  }

  override isolateModules(load: () => void) {
    this.isAlone = true;
    super.isolateModules(load);
  }

  override isolateModulesAsync(load: () => Promise<void>) {
    this.isAlone = true;
    return super.isolateModulesAsync(load);
  }

  /** Stacks go through both. */
  override getSourceMaps() {
    const [own, kept] = [super.getSourceMaps(), this.modules.getSourceMaps()];
    return Object.assign(new Map<string, string>(), { get: (path: string) => own.get(path) ?? kept.get(path) });
  }
}
