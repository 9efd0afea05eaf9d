import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReleaseTypes } from '../store/types';
import { linkFiles } from './link-files';
import { typeErrorsOf } from './type-errors-of';
import { typescriptCompiler } from './typescript-compiler';

/** Two sets of declarations, and the types that must be compatible. */
export interface Comparison {
  /** Declarations of the release that supplies the values. */
  readonly supplied: ReleaseTypes;
  /** Declarations that the consuming release was compiled with. */
  readonly expected: ReleaseTypes;
  /** Each a type, given the folder of the declarations. The supplied type must be assignable to the expected one. */
  readonly types: readonly ((folder: string) => string)[];
}

/** Inside the checkout, so that the declarations can resolve the packages that they import. */
const CACHE = join(import.meta.dirname, '../../../../.cache');

const COMPILER = {
  noEmit: true,
  strict: true,
  target: 'es2022',
  lib: ['es2024', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  skipLibCheck: true,
  types: [],
};

/**
 * Compares all types in one run of TypeScript.
 * @returns for each type of each comparison: the reason why it is not compatible, or null
 */
export async function compareTypes(comparisons: readonly Comparison[]): Promise<(string | null)[][]> {
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, 'compare-'));
  try {
    await Promise.all(comparisons.map((comparison, index) => writeProgram(join(folder, String(index)), comparison)));
    const files = comparisons.map((_, index) => `${index}/check.ts`);
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: COMPILER, files }));
    const output = await compile(folder);
    return comparisons.map(({ types }, index) => {
      const reasons = typeErrorsOf(output, `${index}/check.ts`);
      return types.map((_, line) => reasons.get(line + 1) ?? null);
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeProgram(folder: string, { supplied, expected, types }: Comparison): Promise<void> {
  const files = linkFiles(supplied.files, expected.files);
  // One line for each type, so that the line of an error identifies it.
  const lines = types.map((type) => `null! as ${type('./supplied')} satisfies ${type('./expected')};`);
  await Promise.all([
    ...files.map(([name, text]) => writeIn(join(folder, name), text)),
    writeIn(join(folder, 'check.ts'), lines.join('\n')),
  ]);
}

async function writeIn(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

function compile(folder: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const [command, options] = typescriptCompiler('-p', folder, '--pretty', 'false');
    execFile(command, options, { cwd: folder, maxBuffer: 64 * 1024 * 1024 }, (error, stdout) => {
      // Exit codes 1 and 2: the output contains type errors.
      if (error && !(error.code === 1 || error.code === 2)) reject(error);
      else resolve(stdout);
    });
  });
}
