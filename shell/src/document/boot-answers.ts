import type { QueryClient, QueryKey } from '@zapovednik/platform/query';

/** An answer of the back end that the page was rendered with. */
export interface BootAnswer {
  readonly key: QueryKey;
  readonly data: unknown;
}

/**
 * The answers that the browser need not read again. A query whose answer is too large for a document sets
 * `meta: { inDocument: false }`. Order and content are the same for the same data, so that a browser can keep the document.
 */
export const answersOf = (client: QueryClient): BootAnswer[] =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state, meta }) => state.status === 'success' && meta?.inDocument !== false)
    // Loaders start their reads in an order that depends on the answers before.
    .sort((one, other) => (one.queryHash < other.queryHash ? -1 : 1))
    .map(({ queryKey, state: { data } }) => ({ key: queryKey, data }));

/**
 * Puts them into the browser's cache. The library's own state of a query has fourteen more fields, which are always the same.
 *
 * @param updatedAt when the server read them, in milliseconds since 1970
 */
export function restoreAnswers(client: QueryClient, answers: readonly BootAnswer[], updatedAt: number): void {
  for (const { key, data } of answers) client.setQueryData(key, data, { updatedAt });
}
