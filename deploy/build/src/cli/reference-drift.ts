import { execFile } from 'node:child_process';
import { join } from 'node:path';

/**
 * What `npm run reference -- --check` says: one line for each file that is behind the code, otherwise ''. A release only mentions
 * it, because shoppers read none of them.
 */
export function referenceDrift(): Promise<string> {
  const options = { cwd: join(import.meta.dirname, '../../../..') };
  return new Promise((resolve) => {
    execFile(process.execPath, ['--run', 'reference', '--', '--check'], options, (_failed, stdout) =>
      resolve(stdout.trim()),
    );
  });
}
