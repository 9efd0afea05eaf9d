import { execFileSync } from 'node:child_process';

/** Where the main line may be known in a checkout, the shared one first. */
const NAMES = ['origin/HEAD', 'origin/main', 'main'];

/** The commit at which this checkout has left the main line; null outside a checkout. */
export function leftMainLine(): string | null {
  for (const name of NAMES) {
    try {
      return execFileSync('git', ['merge-base', 'HEAD', name], {
        cwd: import.meta.dirname,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    } catch {
      // The next name may be known.
    }
  }
  return null;
}
