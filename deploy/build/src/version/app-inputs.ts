import { relative } from 'node:path';
import { type App, root } from '../sources/app';
import { contractSource } from '../sources/contract-source';
import { sourcesIn } from '../sources/hash-of-paths';
import { sharedModules, suppliedModules } from '../sources/shared-modules';
import { DARK_SCHEME } from '../sources/shell-files';
import type { LockFile } from './lock-file';
import { type ModuleGraph, moduleGraph } from './module-graph';
import type { Tools } from './tools';

/** The inputs of an app's release. */
export interface AppInputs {
  /** Files of the repository, relative to its root, sorted: the app's own, others that it bundles, and those of the build. */
  readonly files: readonly string[];
  /** Third-party packages with version and hash: bundled ones, and those of the build. */
  readonly packages: readonly string[];
  /** The shell's modules that it imports: their declarations are in its release. The shell has all. */
  readonly supplied: readonly string[];
}

/** Finds the inputs of a release without building it. */
export async function appInputs({ name, folder }: Pick<App, 'name' | 'folder'>, tools: Tools): Promise<AppInputs> {
  const own = relative(root, folder);
  const bundled = await bundledBy(name, own, tools.lock);
  return {
    files: [...new Set([...sourcesIn(own), ...bundled.files, ...tools.files])].sort(),
    packages: tools.lock.resolved([...bundled.packages, ...tools.packages]),
    supplied: name === 'shell' ? Object.keys(suppliedModules) : bundled.outside,
  };
}

async function bundledBy(name: App['name'], own: string, lock: LockFile): Promise<ModuleGraph> {
  const isOutside = (module: string) => name !== 'shell' && module in sharedModules;
  const modules = name === 'shell' ? shellModules(own) : [`${own}/src/area.ts`];
  try {
    return await moduleGraph(modules, { lock, platforms: ['browser', 'node'], isOutside });
  } catch {
    // A source cannot be read. The build will report the error, and no release has this version.
    return { files: sourcesIn('shared-contracts'), packages: [], outside: [] };
  }
}

/** The shell's entries, its style sheet without an import, and the modules of the contracts that it supplies under other names. */
const shellModules = (own: string) => [
  `${own}/src/browser.ts`,
  `${own}/src/server.tsx`,
  DARK_SCHEME,
  ...Object.values(sharedModules).flatMap(({ from }) => (from ? [relative(root, contractSource(from))] : [])),
];
