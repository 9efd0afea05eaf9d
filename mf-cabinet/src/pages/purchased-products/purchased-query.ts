import { getPurchased } from '@zapovednik/api/cabinet/calls/purchased';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import type { AppContext } from '@zapovednik/platform/app';
import { listKeys, pageOf } from '@zapovednik/platform/list-address';
import { queryOptions } from '@zapovednik/platform/query';

/** Goods on a page (CAB-16). */
const pageSize = 10;

/** The orders of the list, by the day of the last purchase; the first is the default. */
export const purchasedSorts = [
  { sort: 'date_desc', label: 'Сначала недавние' },
  { sort: 'date_asc', label: 'Сначала давние' },
] as const;
type PurchasedSort = (typeof purchasedSorts)[number]['sort'];

export interface PurchasedList {
  readonly page: number;
  readonly sort: PurchasedSort;
}

/** The page and sort of a URL; invalid values are ignored. */
export const purchasedListOf = (query: URLSearchParams): PurchasedList => ({
  page: pageOf(query),
  sort: query.get(listKeys.sort) === 'date_asc' ? 'date_asc' : 'date_desc',
});

/** The products that the customer bought (API-11). */
export const purchasedQuery = ({ api, atom }: Pick<AppContext, 'api' | 'atom'>, { page, sort }: PurchasedList) => {
  const { userId } = atom(sessionAtom).get();
  return queryOptions({
    queryKey: ['mf-cabinet', userId, 'purchased', sort, page],
    enabled: userId !== null,
    queryFn: ({ signal }) =>
      api(
        getPurchased,
        { page, perPage: pageSize, sort: { DATE_INSERT: sort === 'date_asc' ? 'asc' : 'desc' } },
        { signal },
      ),
  });
};
