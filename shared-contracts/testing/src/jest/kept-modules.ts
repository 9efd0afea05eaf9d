import { isDeepStrictEqual } from 'node:util';
import Runtime from 'jest-runtime';

type Given = ConstructorParameters<typeof Runtime>;

/**
 * Leaves `require.cache` of the modules empty. Fastify looks through it for the name of each plugin, twice, and jest
 * answers for each of thousands of modules: an eighth of the time of tests that make many shops.
 */
const hideLoaded = (modules: Runtime) =>
  Reflect.set(Reflect.get(modules, 'registries'), 'requireCacheProxy', Object.freeze({}));

/** The modules of the last project. */
let last: { config: Given[0]; resolver: Given[2]; modules: Runtime } | null = null;

/**
 * Modules that test files import stay loaded for the next files in the same process. Loading them again for each file,
 * and running code that V8 does not know yet, took a third of the time of the back end's tests. Each file has its own
 * tests, set-up and jest.
 *
 * For projects whose modules keep no state that tests of another file could see. A test file that mocks, resets or
 * isolates modules loads its own copies from then on. Modules are dropped with jest's resolver (another one for each
 * run and, when jest watches, after each change of a file) and for another configuration, because tests of broken shops
 * transform files differently.
 */
export default class KeptModules extends Runtime {
  private readonly modules: Runtime;
  private isAlone = false;

  constructor(...parameters: Given) {
    super(...parameters);
    const [config, environment, resolver, transformer, , ...rest] = parameters;
    if (last?.resolver !== resolver || !isDeepStrictEqual(last.config, config)) {
      const modules = new Runtime(config, environment, resolver, transformer, new Map(), ...rest);
      hideLoaded(modules);
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
