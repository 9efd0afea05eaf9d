import { sourcesIn } from '../sources/hash-of-paths';
import { LockFile } from './lock-file';
import { type ModuleGraph, moduleGraph } from './module-graph';

const BUILD = 'deploy/build/src';

/** Webpack loads these by path. */
const FOLDERS = [`${BUILD}/webpack`, `${BUILD}/patches`];

/** Tools without an import: settings name them. */
const BY_NAME = ['css-loader', 'lightningcss', 'swc-loader', 'typescript'];

/** The build itself, an input of every app. */
export interface Tools extends Pick<ModuleGraph, 'files' | 'packages'> {
  readonly lock: LockFile;
}

/** Finds the files and packages of the build. */
export async function readTools(): Promise<Tools> {
  const lock = new LockFile();
  const started = FOLDERS.flatMap(sourcesIn).filter((file) => !file.endsWith('.d.mts'));
  const entries = [`${BUILD}/build-app.ts`, `${BUILD}/runtime/refresh-runtime.ts`, ...started];
  const { files, packages } = await moduleGraph(entries, { lock, platforms: ['node'] });
  return { lock, files, packages: [...packages, ...BY_NAME.map((name) => ({ name, from: 'deploy/build' }))] };
}
