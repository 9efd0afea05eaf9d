import { isBuiltin } from 'node:module';
import { root } from 'deploy-build/sources/app';
import { build, type Metafile } from 'esbuild';
import { ABSENT, type Program } from './programs';

/** The bundles of a program. */
export interface Bundled {
  /** The names of the packages that they import at run time. */
  readonly imported: readonly string[];
  /** The files that they were made of, relative to the root. */
  readonly inputs: readonly string[];
}

/**
 * Bundles a program into `out`. Its packages stay imports.
 *
 * @throws Error when the code imports a package that is neither bundled nor listed: it would be missing at run time
 */
export async function bundle({ name, entries, packages }: Program, out: string): Promise<Bundled> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { ...entries },
    outdir: out,
    bundle: true,
    // Code that is loaded later stays in files of its own, beside the entries, because it finds other files from there.
    splitting: true,
    chunkNames: '[name]-[hash]',
    outExtension: { '.js': '.mjs' },
    format: 'esm',
    platform: 'node',
    target: 'node24',
    external: [...packages, ...ABSENT],
    // Bundled CommonJS packages require Node's own modules, and those that stay outside.
    banner: {
      js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
    },
    sourcemap: 'linked',
    sourcesContent: false,
    legalComments: 'linked',
    metafile: true,
    logLevel: 'error',
    tsconfigRaw: {},
  });
  const imported = importedBy(metafile);
  const unlisted = imported.filter((one) => !packages.includes(one) && !ABSENT.includes(one));
  if (unlisted.length > 0) throw new Error(`${name} imports packages that production does not have: ${unlisted}`);
  return { imported, inputs: Object.keys(metafile.inputs) };
}

function importedBy({ outputs }: Metafile): string[] {
  const paths = Object.values(outputs).flatMap(({ imports }) =>
    imports.flatMap(({ path, external }) => (external && !isBuiltin(path) ? [packageOf(path)] : [])),
  );
  return [...new Set(paths)].sort();
}

const packageOf = (path: string) =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
