import { listKeys as common, pageOf, wholeIn } from '@zapovednik/platform/list-address';
import { requestSort, type SortDirection, sortFields } from '@zapovednik/rules/format';
import { ownSort } from './sort-options';

/** The page, size and sort that a URL requests. */
export interface ListParameters {
  /** From 1 (CAT-10). */
  readonly page: number;
  readonly perPage: number;
  /** As in the URL, `price_asc`; undefined: the default order. */
  readonly sort: string | undefined;
}

/** Page size of the catalogue and of search (LIM-15). */
const pageSize = 40;
const largestPage = 200;

/** The keys of a list URL that are not filters (CAT-30). */
export const listKeys = { ...common, text: 'q', size: 'PER_PAGE' } as const;

/** Reads page, page size and sort; invalid values are ignored. */
export function readListAddress(query: URLSearchParams): ListParameters {
  return {
    page: pageOf(query),
    perPage: wholeIn(query, listKeys.size, largestPage) ?? pageSize,
    sort: query.get(listKeys.sort) ?? undefined,
  };
}

/** The fields that search can be sorted by (CAT-13, CAT-15). */
export const searchSortFields: readonly string[] = [...sortFields, 'relevance'];

/** Page, size and sort, in the format of the list's call. */
export function listRequest({ page, perPage, sort }: ListParameters, allowed = sortFields) {
  const fields: Record<string, SortDirection> = requestSort(sort, allowed);
  return { page, perPage, sort: fields };
}

const listKey = new RegExp(`^(${Object.values(listKeys).join('|')}|filter_.+)$`);

/** The query keys that identify a list; utm and other parameters are removed. */
const listQuery = (query: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...query].filter(([key, value]) => listKey.test(key) && value !== ''));

/** The URL of another page or sort of the list; a new sort starts from the first page. */
export function listHref(path: string, query: URLSearchParams, change: { page?: number; sort?: string }): string {
  const next = listQuery(query);
  next.delete(listKeys.page);
  if (change.page !== undefined && change.page > 1) next.set(listKeys.page, String(change.page));
  if (change.sort === ownSort) next.delete(listKeys.sort);
  else if (change.sort !== undefined) next.set(listKeys.sort, change.sort);
  return next.size > 0 ? `${path}?${next}` : path;
}

/** The URL of a page of the list without filters and sorts, for search engines. */
export const canonicalPath = (path: string, page: number): string =>
  page > 1 ? withQuery(path, { [listKeys.page]: String(page) }) : path;

/**
 * Whether the URL is a variant of the list that search engines do not need: with filters in the query, sorted, or with
 * another page size.
 */
export const isVariant = (query: URLSearchParams): boolean =>
  [...listQuery(query).keys()].some((key) => key !== listKeys.page && key !== listKeys.text);

/** The parameters that a change of filters keeps: text, sort and page size, as fields of a form. */
export function otherParameters(query: URLSearchParams): Record<string, string> {
  const { text, sort, size } = listKeys;
  return Object.fromEntries([text, sort, size].flatMap((key) => (query.get(key) ? [[key, query.get(key) ?? '']] : [])));
}

/** The path with these parameters in its query. */
export function withQuery(path: string, keys: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(keys);
  return query.size > 0 ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path;
}
