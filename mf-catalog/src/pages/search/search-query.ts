import { search } from '@zapovednik/api/catalog/calls/catalog';
import type { SearchPage } from '@zapovednik/api/catalog/models/product-page';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';
import { controlsOfQuery } from '../../filter/chosen-controls';
import { listKeys, listRequest, readListAddress, searchSortFields } from '../../list-address/list-address';
import { keptFor } from '../../products/page-query';

/** The time of the last change of the filters, which bypasses the cache (CAT-33). */
export const updatesKey = 'filterUpdates';

/** The search request of a URL (CAT-31, CAT-32). The default order, by relevance, is requested by name. */
export function searchRequest(query: URLSearchParams) {
  const { page, perPage, sort } = listRequest(
    { ...readListAddress(query), sort: query.get('SORT') ?? 'relevance_desc' },
    searchSortFields,
  );
  return { query: searchText(query.get('q') ?? ''), page, perPage, sort, controls: controlsOfQuery(query) };
}

/** The text for the call's path: two dots next to a slash would leave the path, so the gateway rejects them. */
const searchText = (typed: string) => typed.replace(/\.{2,}/g, ' ').trim();

/** A text without a letter or a digit has no results. */
export const isSearchable = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** The query of another page of the same results. */
export const withPage = (query: URLSearchParams, page: number): URLSearchParams =>
  new URLSearchParams([...[...query].filter(([key]) => key !== listKeys.page), [listKeys.page, String(page)]]);

/** The result for an empty list of the back end (CAT-35). */
const emptyPage: SearchPage = {
  products: [],
  pageCount: 0,
  productCount: 0,
  misspell: null,
  dropped: [],
  hasSimilar: false,
  unknown: [],
  filter: { filters: [], address: '', productCount: 0 },
  productIds: [],
};

export function searchQuery({ api }: AppContext, query: URLSearchParams) {
  const request = searchRequest(query);
  return queryOptions({
    queryKey: ['mf-catalog', 'search', request, query.get(updatesKey)],
    queryFn: async ({ signal }) => {
      if (!isSearchable(request.query)) return emptyPage;
      return (await api(search, request, { signal })) ?? emptyPage;
    },
    gcTime: keptFor,
  });
}
