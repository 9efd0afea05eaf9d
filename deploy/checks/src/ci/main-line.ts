import { execFileSync } from 'node:child_process';

/** Possible names of the main branch in a checkout, the shared one first. */
const NAMES = ['origin/HEAD', 'origin/main', 'main'];

/** The commit at which the checkout of a folder left the main branch; null if no main branch is known. */
export function leftMainLine(folder = import.meta.dirname): string | null {
  for (const name of NAMES) {
    try {
      return execFileSync('git', ['merge-base', 'HEAD', name], {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    } catch {
      // Tries the next name.
    }
  }
  return null;
}
