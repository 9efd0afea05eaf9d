/** The key of the page number in a list's URL, as in the catalogue (CAT-10). */
const pageKey = 'PAGEN_1';

/** The page that a list's URL requests, from 1; anything else means the first. */
export function pageOf(query: URLSearchParams): number {
  const text = query.get(pageKey) ?? '';
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

/** The URL of a page of the list, with its other parameters. The first page has no number. */
export function pageHref(path: string, page: number, query: Readonly<Record<string, string | undefined>> = {}): string {
  const pairs = Object.entries({ ...query, [pageKey]: page > 1 ? String(page) : undefined });
  const given = new URLSearchParams(pairs.flatMap(([key, value]) => (value ? [[key, value]] : [])));
  return given.size > 0 ? `${path}?${given}` : path;
}
