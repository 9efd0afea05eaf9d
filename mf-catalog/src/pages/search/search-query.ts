import type { AppContext } from 'shared-contracts/app';
import { type SearchPage, search } from 'shared-contracts/catalog/calls/catalog';
import { queryOptions } from 'shared-contracts/query';
import { controlsOfQuery } from '../../filter/chosen-controls';
import { listRequest, readListAddress, searchSortFields } from '../../product-list/list-address';

/** The time of the last change of the filters, which passes by what was kept (CAT-33). */
export const updatesKey = 'filterUpdates';

/** What an address searches for (CAT-31, CAT-32). Search's own order, by relevance, is asked for by name. */
export function searchRequest(query: URLSearchParams) {
  const { page, perPage, sort } = listRequest(
    { ...readListAddress(query), sort: query.get('SORT') ?? 'relevance_desc' },
    searchSortFields,
  );
  return { query: searchText(query.get('q') ?? ''), page, perPage, sort, controls: controlsOfQuery(query) };
}

/** The text as the call's path takes it: two dots beside a slash would lead out of the path, so the gateway refuses them. */
const searchText = (typed: string) => typed.replace(/\.{2,}/g, ' ').trim();

/** Without a letter or a digit there is nothing to look for. */
const isSearchable = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** What an empty list of the back end stands for (CAT-35). */
const emptyPage: SearchPage = {
  products: [],
  page_count: 0,
  product_count: 0,
  misspell: null,
  smart_filter: { FILTERS: [], URI: '', ELEMENT_COUNT: 0 },
  product_ids: [],
};

export function searchQuery({ api }: AppContext, query: URLSearchParams) {
  const request = searchRequest(query);
  return queryOptions({
    queryKey: ['catalog', 'search', request, query.get(updatesKey)],
    queryFn: async ({ signal }) => {
      if (!isSearchable(request.query)) return emptyPage;
      const found = await api(search, request, { signal });
      return Array.isArray(found) ? emptyPage : found;
    },
  });
}
