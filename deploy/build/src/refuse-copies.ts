import { relative } from 'node:path';
import webpack, { type Compilation, type Module } from 'webpack';
import { type App, root } from './sources/app';
import { BuildFailed } from './sources/build-failed';

/** The packages that the shell supplies, and what an area imports instead of their files. */
const SUPPLIED: Readonly<Record<string, string>> = {
  react: 'react',
  'react-dom/client': 'react',
  'react-router': '@zapovednik/platform/router',
  '@tanstack/query-core': '@zapovednik/platform/query',
  '@tanstack/react-query': '@zapovednik/platform/query',
  nanostores: '@zapovednik/platform/stores',
  '@nanostores/react': '@zapovednik/platform/stores',
  zod: 'zod/mini',
};

/**
 * A second copy of what the shell supplies has a state of its own: hooks and queries do not see the page's. The gate looks at the content
 * of the files once more, because a release can be built in another way.
 *
 * @throws {BuildFailed} with the file of each package that an area bundles
 */
export function refuseCopies({ name }: Pick<App, 'name'>, compilation: Compilation): void {
  if (name === 'shell') return;
  const copies = new Map<string, string>();
  for (const module of compilation.modules) {
    if (compilation.chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
    for (const file of filesOf(module)) {
      const owner = suppliedIn(file);
      if (owner !== null) copies.set(owner, relative(root, file));
    }
  }
  if (copies.size === 0) return;
  const lines = [...copies].map(
    ([owner, file]) =>
      `${name}: в сборке своя копия ${owner} (${file}), а её даёт shell: импортируйте ${SUPPLIED[owner]}`,
  );
  throw new BuildFailed(lines.join('\n'));
}

/** What of the supplied packages a file is a part of. `react-dom` itself, without its client, has only `createPortal` and the like. */
function suppliedIn(file: string): string | null {
  const [, owner = '', path = ''] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(.*)/.exec(file) ?? [];
  if (owner === 'react-dom') return /client|server|profiling/.test(path) ? 'react-dom/client' : null;
  return owner in SUPPLIED ? owner : null;
}

/** The files of a module. Webpack joins several to one. */
function filesOf(module: Module): string[] {
  if (module instanceof webpack.NormalModule) return module.resource ? [module.resource] : [];
  return 'modules' in module && Array.isArray(module.modules) ? module.modules.flatMap(filesOf) : [];
}
