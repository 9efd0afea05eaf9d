/**
 * Runs work that reads or replaces the session cookie under a lock across all tabs of this storefront: otherwise two
 * tabs could each get a session at the same time, and one would be lost. A browser without locks (a page without https)
 * runs the work without one.
 */
export function withLock<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('session', work) : work();
}
