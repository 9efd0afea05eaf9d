import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { typescriptCompiler } from 'deploy-releases/compare-types/typescript-compiler';
import { root } from '../sources/app';
import { BuildFailed } from '../sources/build-failed';
import { contractPackages, contracts } from '../sources/contract-packages';

const run = promisify(execFile);

interface Compilation {
  /** The sources, relative to the folder of the contracts. The contracts that they import are compiled too. */
  readonly files: readonly string[];
  /** Whether only declarations are written. */
  readonly emitDeclarationOnly: boolean;
}

/**
 * Compiles sources of the contracts into a temporary folder and calls `read` with it. Files have the same depth there
 * as in the contracts. Rejects with {@link BuildFailed}.
 */
export async function compileContracts<Result>(
  { files, emitDeclarationOnly }: Compilation,
  read: (out: string) => Promise<Result>,
): Promise<Result> {
  const folder = await temporaryFolder();
  try {
    const config = join(folder, 'tsconfig.json');
    await writeFile(config, JSON.stringify(configOf(files, emitDeclarationOnly)));
    await compile(config);
    return await read(join(folder, 'out'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** In the repository, so that the compiler finds its packages. */
async function temporaryFolder(): Promise<string> {
  const cache = join(root, '.cache');
  await mkdir(cache, { recursive: true });
  return mkdtemp(join(cache, 'types-'));
}

function configOf(files: readonly string[], emitDeclarationOnly: boolean) {
  return {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: {
      noEmit: false,
      // The check before a release finds errors. Here checking would only cost time.
      noCheck: true,
      declaration: true,
      emitDeclarationOnly,
      rootDir: contracts,
      outDir: './out',
      types: [],
      // Without this, a file found through node_modules is sometimes treated as foreign and left out.
      paths: sourcePaths(),
    },
    files: files.map((file) => join(contracts, file)),
  };
}

/** The source files of each name that the contracts import from each other. */
function sourcePaths(): Record<string, string[]> {
  const entries = contractPackages.flatMap(({ folder, name, exports }) =>
    Object.entries(exports).map(([entry, file]): [string, string[]] => [
      join(name, entry),
      [join(contracts, folder, file)],
    ]),
  );
  return Object.fromEntries(entries);
}

async function compile(config: string): Promise<void> {
  try {
    await run(...typescriptCompiler('-p', config));
  } catch (error) {
    throw new BuildFailed(
      `описания типов не получаются: ${error instanceof Error && 'stdout' in error ? error.stdout : error}`,
    );
  }
}
