import type { QueryClient, QueryKey } from '@zapovednik/platform/query';

/** An answer of the back end that the page was rendered with. */
export interface BootAnswer {
  readonly key: QueryKey;
  readonly data: unknown;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
}

/**
 * The answers that the browser need not read again. A query whose answer is too large for a document sets
 * `meta: { inDocument: false }`.
 */
export const answersOf = (client: QueryClient): BootAnswer[] =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state, meta }) => state.status === 'success' && meta?.inDocument !== false)
    .map(({ queryKey, state: { data, dataUpdatedAt } }) => ({ key: queryKey, data, updatedAt: dataUpdatedAt }));

/** Puts them into the browser's cache. The library's own state of a query has fourteen more fields, which are always the same. */
export function restoreAnswers(client: QueryClient, answers: readonly BootAnswer[]): void {
  for (const { key, data, updatedAt } of answers) client.setQueryData(key, data, { updatedAt });
}
