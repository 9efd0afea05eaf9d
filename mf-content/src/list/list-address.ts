/** The keys of a list's address. */
export const listKeys = { page: 'PAGEN_1', topic: 'topic', category: 'category', sort: 'SORT' } as const;

/** The page that an address names, from 1; an invalid one is the first. */
export function pageOf(query: URLSearchParams): number {
  const text = query.get(listKeys.page) ?? '';
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

/** A code in an address, e.g. of a topic; an invalid one is none. */
export function codeOf(query: URLSearchParams, key: string): string | undefined {
  const text = query.get(key) ?? '';
  return /^[a-z-]{1,40}$/.test(text) ? text : undefined;
}

/** The address of a list: its first page has no number. */
export function listHref(path: string, chosen: Readonly<Record<string, string | undefined>>, page = 1): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(chosen)) if (value !== undefined) query.set(key, value);
  if (page > 1) query.set(listKeys.page, String(page));
  return query.size > 0 ? `${path}?${query}` : path;
}
