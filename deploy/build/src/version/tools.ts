import { sourcesIn } from './hash-of-paths';
import { LockFile } from './lock-file';
import { type ModuleGraph, moduleGraph } from './module-graph';

const BUILD = 'deploy/build/src';

/** Webpack starts these by their paths. */
const FOLDERS = [`${BUILD}/webpack`, `${BUILD}/patches`];

/** Tools that nothing imports: their names are settings. */
const BY_NAME = ['css-loader', 'lightningcss', 'swc-loader', 'typescript'];

/** The build itself. Every app is made by it. */
export interface Tools extends Pick<ModuleGraph, 'files' | 'packages'> {
  readonly lock: LockFile;
}

/** Reads what the build consists of. */
export async function readTools(): Promise<Tools> {
  const lock = new LockFile();
  const started = FOLDERS.flatMap(sourcesIn).filter((file) => !file.endsWith('.d.mts'));
  const entries = [`${BUILD}/build-app.ts`, `${BUILD}/runtime/refresh-runtime.ts`, ...started];
  const { files, packages } = await moduleGraph(entries, { lock, platforms: ['node'] });
  return { lock, files, packages: [...packages, ...BY_NAME.map((name) => ({ name, from: 'deploy/build' }))] };
}
