import { getAwaitedProducts } from '@zapovednik/api/cabinet/calls/awaited';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';

/** Goods on a page. */
const pageSize = 20;

/** A page of the products to which the customer is subscribed. */
export const awaitedQuery = ({ api, atom }: Pick<AppContext, 'api' | 'atom'>, page: number) => {
  const { userId } = atom(sessionAtom).get();
  return queryOptions({
    queryKey: ['mf-cabinet', userId, 'awaited', page],
    enabled: userId !== null,
    queryFn: ({ signal }) => api(getAwaitedProducts, { page, perPage: pageSize }, { signal }),
  });
};
