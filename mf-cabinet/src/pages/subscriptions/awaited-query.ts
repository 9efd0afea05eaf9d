import type { AppContext } from 'shared-contracts/app';
import { getAwaitedProducts } from 'shared-contracts/cabinet/calls/awaited';
import { queryOptions } from 'shared-contracts/query';
import { sessionAtom } from 'shared-contracts/shell/atoms';

/** Goods on a page. */
const pageSize = 20;

/** The goods that the customer waits for, a page of them. */
export const awaitedQuery = ({ api, atom }: Pick<AppContext, 'api' | 'atom'>, page: number) => {
  const { userId } = atom(sessionAtom).get();
  return queryOptions({
    queryKey: ['mf-cabinet', userId, 'awaited', page],
    enabled: userId !== null,
    queryFn: ({ signal }) => api(getAwaitedProducts, { page, perPage: pageSize }, { signal }),
  });
};
