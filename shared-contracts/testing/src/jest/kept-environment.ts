import { constants, createContext, runInContext } from 'node:vm';
import { ModernFakeTimers } from '@jest/fake-timers';
import { TestEnvironment } from 'jest-environment-node';
import { ModuleMocker } from 'jest-mock';

type Given = ConstructorParameters<typeof TestEnvironment>;

/** jest replaces these of the language, so that those that Node gives are instances of them. */
const OF_NODE = new Set<PropertyKey>(['ArrayBuffer', 'Uint8Array']);

/**
 * Globals that test files use one after the other: each finds them without what those before it added. They lie behind no proxy, as
 * jest's own do, where each look-up of a name takes 200 ns.
 */
class KeptEnvironment extends TestEnvironment {
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

/** What the modules of `kept-modules.ts` run in: one for all test files of a process. Jest calls `new` for each file, so this is no arrow. */
export default function keptEnvironment(...[config, context]: Given) {
  kept ??= new KeptEnvironment(config, context);
  return kept;
}
