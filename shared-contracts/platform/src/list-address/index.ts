/** Query keys that the URL of every list has: the number of its page (CAT-10) and its order (CAT-12). */
export const listKeys = { page: 'PAGEN_1', sort: 'SORT' } as const;

/** A whole number from 1 to `largest` in a query; undefined if it has none. */
export function wholeIn(query: URLSearchParams, key: string, largest: number): number | undefined {
  const text = query.get(key) ?? '';
  const number = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= largest ? number : undefined;
}

/** The page that the URL of a list requests, from 1; anything else means the first. */
export const pageOf = (query: URLSearchParams): number => wholeIn(query, listKeys.page, 99_999) ?? 1;

/** The URL of a page of a list with what is chosen in it. The first page has no number. */
export function listHref(path: string, chosen: Readonly<Record<string, string | undefined>>, page = 1): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(chosen)) if (value) query.set(key, value);
  if (page > 1) query.set(listKeys.page, String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}
