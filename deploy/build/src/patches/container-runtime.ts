/**
 * The functions of a federation runtime that an area's container needs to take shared modules from the shell's share
 * scope. The rest of the official runtime (its own choice of versions, snapshots, preloading, plugins; 20 kB in the
 * shell and 5 kB in every area, brotli) is not needed: each shared module has one supplier, and versions are checked
 * before a release goes live (docs/decisions/0002-federation.md). The plugin's generated code calls these names.
 */
interface Supplied {
  readonly get: () => Factory;
}
type Factory = () => unknown;
type ShareScope = Readonly<Record<string, Readonly<Record<string, Supplied>>>>;

interface WebpackRequire {
  /** Modules by id. */
  readonly m: Record<string, (module: { exports: unknown }) => void>;
  /** The name and the range of each shared module, by its id (`small-container-plugin.ts`). */
  readonly supplied: Readonly<Record<string, readonly [name: string, range: string]>>;
}

interface ContainerEntry {
  readonly webpackRequire: WebpackRequire;
  readonly shareScope: ShareScope;
}

/**
 * Takes all shared modules from the shell's share scope, before the first module of the area runs. The container does not open when
 * one is missing.
 */
function initContainerEntry({ webpackRequire: { m, supplied }, shareScope }: ContainerEntry): void {
  for (const [id, [name, range]] of Object.entries(supplied)) {
    const factory = factoryOf(shareScope, name, range);
    m[id] ??= (module) => {
      module.exports = factory();
    };
  }
}

function factoryOf(scope: ShareScope, name: string, range: string): Factory {
  for (const [version, supplied] of Object.entries(scope[name] ?? {})) {
    if (isInRange(version, range)) return supplied.get();
  }
  throw new Error(`The shell does not supply ${name} ${range}`);
}

/** Whether a version is inside a caret range, the only kind that areas are built with: `^1.2.0` accepts 1.2.0 up to 2. */
export function isInRange(version: string, range: string): boolean {
  const [major = 0, minor = 0, patch = 0] = numbersOf(version);
  const [wantedMajor = 0, wantedMinor = 0, wantedPatch = 0] = numbersOf(range);
  return major === wantedMajor && (minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch));
}

const numbersOf = (version: string) => version.replace('^', '').split('.').map(Number);

export const bundlerRuntime = { initContainerEntry };
