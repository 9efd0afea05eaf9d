/**
 * Runs what reads or replaces the session's cookie by itself, over all tabs of this storefront: two that begin at once would each
 * get a session, and one of them would be lost. A browser without locks (a page that is not https) does without.
 */
export function withLock<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('session', work) : work();
}
