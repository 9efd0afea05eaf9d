/** Query keys in the URL of every list: the page number (CAT-10) and the sort order (CAT-12). */
export const listKeys = { page: 'PAGEN_1', sort: 'SORT' } as const;

/** A whole number from 1 to `largest` in a query; undefined if it has none. */
export function wholeIn(query: URLSearchParams, key: string, largest: number): number | undefined {
  const text = query.get(key) ?? '';
  const number = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= largest ? number : undefined;
}

/** The page number in the URL of a list, from 1. Any other value means the first page. */
export const pageOf = (query: URLSearchParams): number => wholeIn(query, listKeys.page, 99_999) ?? 1;

/**
 * The query of a page of a list; the first page has no number.
 *
 * @example link(articlesRoute, {}, { topic: 'cats', ...onPage(2) }) // '/articles/?topic=cats&PAGEN_1=2'
 */
export const onPage = (page: number) => ({ [listKeys.page]: page > 1 ? String(page) : undefined });
