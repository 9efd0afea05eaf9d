import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The command that runs the installed TypeScript compiler, for `execFile`. */
export const typescriptCompiler = (...options: string[]): [string, string[]] => {
  const folder = join(createRequire(import.meta.url).resolve('typescript/package.json'), '..');
  return [process.execPath, [join(folder, 'bin/tsc'), ...options]];
};
