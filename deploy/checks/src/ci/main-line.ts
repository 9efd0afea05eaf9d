import { execFileSync } from 'node:child_process';

/** Where the main line may be known in a checkout, the shared one first. */
const NAMES = ['origin/HEAD', 'origin/main', 'main'];

/** The commit at which the checkout of a folder has left the main line; null where no main line is known. */
export function leftMainLine(folder = import.meta.dirname): string | null {
  for (const name of NAMES) {
    try {
      return execFileSync('git', ['merge-base', 'HEAD', name], {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    } catch {
      // The next name may be known.
    }
  }
  return null;
}
