import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { root } from '../sources/app';
import type { LockFile, PackageImport } from './lock-file';

/** The files of some modules. Paths are relative to the root of the repository. */
export interface ModuleGraph {
  /** The modules and all files of the repository that they import, also indirectly. */
  readonly files: readonly string[];
  readonly packages: readonly PackageImport[];
  /** The imported names that are not a part of the graph. */
  readonly outside: readonly string[];
}

interface GraphOptions {
  readonly lock: LockFile;
  /** The conditions of `exports` and `imports` differ between platforms. */
  readonly platforms: readonly ('browser' | 'node')[];
  /** Whether a module with this name is supplied by another app. */
  readonly isOutside?: (name: string) => boolean;
}

const ASSETS = { '.woff2': 'empty', '.svg': 'empty', '.module.css': 'local-css', '.css': 'css' } as const;

/**
 * Finds the imports of modules in a fraction of a second: esbuild reads them and writes nothing. It finds at least what
 * webpack finds, because it drops no import. Rejects when a file cannot be read.
 */
export async function moduleGraph(
  entries: readonly string[],
  { lock, platforms, isOutside = () => false }: GraphOptions,
): Promise<ModuleGraph> {
  const packages = new Map<string, PackageImport>();
  const outside = new Set<string>();
  const boundary: Plugin = {
    name: 'boundary',
    setup({ onResolve }) {
      onResolve({ filter: /^[^./#]/ }, ({ path, kind, importer }) => {
        if (kind === 'entry-point') return undefined;
        const name = packageOf(path);
        if (isOutside(path)) outside.add(path);
        else if (lock.isWorkspace(name)) return undefined;
        else if (!isBuiltin(path)) {
          const from = relative(root, dirname(importer));
          packages.set(`${name} ${from}`, { name, from });
        }
        return { path, external: true };
      });
    },
  };
  const results = await Promise.all(
    platforms.map((platform) =>
      build({
        entryPoints: entries.map((entry) => join(root, entry)),
        absWorkingDir: root,
        outdir: join(root, 'dist'),
        bundle: true,
        write: false,
        metafile: true,
        logLevel: 'silent',
        format: 'esm',
        platform,
        resolveExtensions: ['.ts', '.tsx', '.js'],
        loader: ASSETS,
        // Keeps every import, because webpack also reads them all before it drops some.
        ignoreAnnotations: true,
        tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true, jsx: 'react-jsx' } },
        plugins: [boundary],
      }),
    ),
  );
  const files = new Set(results.flatMap(({ metafile }) => Object.keys(metafile.inputs)));
  return { files: [...files].sort(), packages: [...packages.values()], outside: [...outside].sort() };
}

const packageOf = (path: string) =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
