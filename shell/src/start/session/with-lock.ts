/**
 * Runs work that reads or replaces the session cookie under a lock across all tabs of this storefront: two tabs at once would each
 * get a session, and one would be lost. A browser without locks (a page without https) runs it without one.
 */
export function withLock<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('session', work) : work();
}
