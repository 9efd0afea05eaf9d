/**
 * The functions of a federation runtime that an area's container needs to take shared modules from the shell's share
 * scope. The rest of the official runtime (its own choice of versions, snapshots, preloading, plugins; 20 kB in the
 * shell and 5 kB in every area, brotli) is not needed: each shared module has one supplier, and versions are checked
 * before a release goes live (docs/decisions/0002-federation.md). The plugin's generated code calls these names.
 */
interface Supplied {
  readonly get: () => Factory | Promise<Factory>;
}
type Factory = () => unknown;
type ShareScope = Readonly<Record<string, Readonly<Record<string, Supplied>>>>;

interface Consumed {
  readonly shareKey: string;
  readonly requiredVersion: string;
}

interface WebpackRequire {
  /** Modules by id. */
  readonly m: Record<string, (module: { exports: unknown }) => void>;
  /** Share scopes by name. */
  readonly S: Record<string, ShareScope>;
  readonly consumesLoadingData: { readonly moduleIdToConsumeDataMapping: Readonly<Record<string, Consumed>> };
}

interface Consumes {
  readonly chunkId: string;
  /** The shared modules that each chunk needs. */
  readonly chunkMapping: Readonly<Record<string, readonly string[]>>;
  readonly promises: Promise<unknown>[];
  readonly webpackRequire: WebpackRequire;
}

interface ContainerEntry {
  readonly webpackRequire: WebpackRequire;
  readonly shareScope: ShareScope;
}

/** Provides the shell's modules that a chunk needs before the chunk runs. The chunk fails to load when a module is missing. */
function consumes({ chunkId, chunkMapping, promises, webpackRequire }: Consumes): void {
  for (const id of chunkMapping[chunkId] ?? []) {
    if (webpackRequire.m[id]) continue;
    promises.push(
      factoryOf(webpackRequire, id).then((factory) => {
        webpackRequire.m[id] = (module) => {
          module.exports = factory();
        };
      }),
    );
  }
}

async function factoryOf({ S, consumesLoadingData }: WebpackRequire, id: string): Promise<Factory> {
  const wanted = consumesLoadingData.moduleIdToConsumeDataMapping[id];
  const versions = wanted && S.default?.[wanted.shareKey];
  for (const [version, supplied] of Object.entries(versions ?? {})) {
    if (wanted && isInRange(version, wanted.requiredVersion)) return supplied.get();
  }
  throw new Error(`The shell does not supply ${wanted?.shareKey} ${wanted?.requiredVersion}`);
}

/** Whether a version is inside a caret range, the only kind that areas are built with: `^1.2.0` accepts 1.2.0 up to 2. */
export function isInRange(version: string, range: string): boolean {
  const [major = 0, minor = 0, patch = 0] = numbersOf(version);
  const [wantedMajor = 0, wantedMinor = 0, wantedPatch = 0] = numbersOf(range);
  return major === wantedMajor && (minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch));
}

const numbersOf = (version: string) => version.replace('^', '').split('.').map(Number);

/** Receives the shell's share scope. It is set once, because the modules are the same for the whole page. */
function initContainerEntry({ webpackRequire, shareScope }: ContainerEntry): void {
  webpackRequire.S.default ??= shareScope;
}

export default {
  runtime: {},
  bundlerRuntime: { init: () => ({}), initContainerEntry, consumes },
};
