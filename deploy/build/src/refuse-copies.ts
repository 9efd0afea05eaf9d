import { relative } from 'node:path';
import webpack, { type Compilation, type Module } from 'webpack';
import { type App, root } from './sources/app';
import { BuildFailed } from './sources/build-failed';

/** The packages that the shell supplies, and the modules that an area imports instead. */
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
 * A second copy of a package that the shell supplies has its own state: its hooks and queries do not see the page's
 * state. The check before a release also looks at the content of the files, because a release can be built in another
 * way.
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

/**
 * The supplied package that a file belongs to. `react-dom` without its client contains only `createPortal` and similar
 * functions, so it is allowed.
 */
function suppliedIn(file: string): string | null {
  const [, owner = '', path = ''] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(.*)/.exec(file) ?? [];
  if (owner === 'react-dom') return /client|server|profiling/.test(path) ? 'react-dom/client' : null;
  return owner in SUPPLIED ? owner : null;
}

/** The files of a module. Webpack may join several into one. */
function filesOf(module: Module): string[] {
  if (module instanceof webpack.NormalModule) return module.resource ? [module.resource] : [];
  return 'modules' in module && Array.isArray(module.modules) ? module.modules.flatMap(filesOf) : [];
}
