import { constants, createContext, runInContext } from 'node:vm';
import { ModernFakeTimers } from '@jest/fake-timers';
import { TestEnvironment } from 'jest-environment-node';
import { ModuleMocker } from 'jest-mock';

type Given = ConstructorParameters<typeof TestEnvironment>;

/** jest replaces these globals of the language. Values from Node must be instances of them. */
const OF_NODE = new Set<PropertyKey>(['ArrayBuffer', 'Uint8Array']);

/**
 * Globals that several test files use one after another. Each file gets them without the changes of earlier files. They
 * are not behind a proxy, as jest's own globals are, where each look-up of a name takes 200 ns.
 */
class KeptEnvironment extends TestEnvironment {
  /** For `kept-packages.ts`. */
  readonly keepsPackages = true;
  private readonly names: ReadonlySet<PropertyKey>;
  private readonly exit = this.global.process.exit;
  private readonly variables = { ...this.global.process.env };

  constructor(...[config, context]: Given) {
    super(config, context);
    const plain = createContext(constants.DONT_CONTEXTIFY);
    const global = runInContext('globalThis', plain);
    for (const name of Reflect.ownKeys(this.global)) {
      if (OF_NODE.has(name) || !Object.hasOwn(global, name)) {
        const value = name === 'global' ? global : Reflect.get(this.global, name);
        Reflect.defineProperty(global, name, { value, configurable: true, writable: true });
      }
    }
    global.Error.stackTraceLimit = 100;
    this.context = plain;
    this.global = global;
    this.moduleMocker = new ModuleMocker(global);
    this.fakeTimersModern = new ModernFakeTimers({ config: config.projectConfig, global });
    this.names = new Set(Reflect.ownKeys(global));
  }

  override async teardown() {
    this.fakeTimersModern?.dispose();
    this.global.process.exit = this.exit;
    this.global.process.env = { ...this.variables };
    for (const name of Reflect.ownKeys(this.global)) {
      if (!this.names.has(name)) Reflect.deleteProperty(this.global, name);
    }
  }
}

let kept: KeptEnvironment | null = null;

/**
 * The environment of the modules in `kept-modules.ts`: one for all test files of a process. Jest calls `new` for each
 * file, so this cannot be an arrow function.
 */
export default function keptEnvironment(...[config, context]: Given) {
  kept ??= new KeptEnvironment(config, context);
  return kept;
}
