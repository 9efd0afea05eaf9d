import { requestSort, type SortDirection, sortFields } from 'shared-contracts/format';

/** Which part of a list an address asks for. */
export interface ListAddress {
  /** From 1 (CAT-10). */
  readonly page: number;
  readonly perPage: number;
  /** As the address has it, `price_asc`; undefined: the shop's own order. */
  readonly sort: string | undefined;
}

/** Page size of the catalogue and of search (LIM-15). */
const pageSize = 40;
const largestPage = 200;

/** The keys of an address that are no filters (CAT-30). */
export const listKeys = { text: 'q', page: 'PAGEN_1', size: 'PER_PAGE', sort: 'SORT' } as const;

const wholeUpTo = (text: string | null, largest: number): number | undefined => {
  const number = text !== null && /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= largest ? number : undefined;
};

/** Reads page, page size and sort; what makes no sense counts as not asked for. */
export function readListAddress(query: URLSearchParams): ListAddress {
  return {
    page: wholeUpTo(query.get(listKeys.page), 99_999) ?? 1,
    perPage: wholeUpTo(query.get(listKeys.size), largestPage) ?? pageSize,
    sort: query.get(listKeys.sort) ?? undefined,
  };
}

/** The fields that search can be sorted by (CAT-13, CAT-15). */
export const searchSortFields: readonly string[] = [...sortFields, 'relevance'];

/** What a call for the list is sent: page, size, sort. */
export function listRequest({ page, perPage, sort }: ListAddress, allowed = sortFields) {
  const fields: Record<string, SortDirection> = requestSort(sort, allowed);
  return { page, perPage, sort: fields };
}

const listKey = new RegExp(`^(${Object.values(listKeys).join('|')}|filter_.+)$`);

/** The keys of an address that say which list it is; marks of campaigns and the like stay behind. */
export const listQuery = (query: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...query].filter(([key, value]) => listKey.test(key) && value !== ''));

/** The same list on another page or in another order; a new order starts from the first page. */
export function listHref(path: string, query: URLSearchParams, change: { page?: number; sort?: string }): string {
  const next = listQuery(query);
  next.delete(listKeys.page);
  if (change.page !== undefined && change.page > 1) next.set(listKeys.page, String(change.page));
  if (change.sort !== undefined) next.set(listKeys.sort, change.sort);
  return next.size > 0 ? `${path}?${next}` : path;
}

/** What stays in the address when the filters change: text, sort and page size, for the fields of a form. */
export function otherParameters(query: URLSearchParams): Record<string, string> {
  const { text, sort, size } = listKeys;
  return Object.fromEntries([text, sort, size].flatMap((key) => (query.get(key) ? [[key, query.get(key) ?? '']] : [])));
}

/** An address with these keys in its query. */
export function withQuery(path: string, keys: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(keys);
  return query.size > 0 ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path;
}
