import type { AppContext } from 'shared-contracts/app';
import { getPage } from 'shared-contracts/catalog/calls/catalog';
import { queryOptions } from 'shared-contracts/query';
import { listInput, type ProductList } from './product-lists';

/** The products of a carousel. */
export const listQuery = ({ api }: AppContext, list: ProductList) =>
  queryOptions({
    queryKey: ['mf-catalog', 'list', list],
    queryFn: async ({ signal }) => (await api(getPage, listInput(list, new Date()), { signal })).products,
  });
