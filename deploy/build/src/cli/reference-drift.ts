import { execFile } from 'node:child_process';
import { join } from 'node:path';

/**
 * The output of `npm run reference -- --check`: one line for each outdated file, otherwise ''. A release only prints
 * it, because these files do not affect shoppers. So it runs beside the tests and the build.
 */
export function referenceDrift(): Promise<string> {
  const options = { cwd: join(import.meta.dirname, '../../../..') };
  return new Promise((resolve) => {
    execFile(process.execPath, ['--run', 'reference', '--', '--check'], options, (_failed, stdout) =>
      resolve(stdout.trim()),
    );
  });
}
