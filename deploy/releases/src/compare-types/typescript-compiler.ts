import { createRequire } from 'node:module';
import { join } from 'node:path';

const folder = join(createRequire(import.meta.url).resolve('typescript/package.json'), '..');

/** The command that runs the installed TypeScript compiler, for `execFile`. */
export const typescriptCompiler = (...options: string[]): [string, string[]] => [
  process.execPath,
  [join(folder, 'bin/tsc'), ...options],
];
