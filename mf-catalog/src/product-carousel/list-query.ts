import { getPage } from '@zapovednik/api/catalog/calls/catalog';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';
import { listInput, type ProductList } from './product-lists';

/** The products of a carousel, of all sections or of one. */
export const listQuery = ({ api }: AppContext, list: ProductList, section?: number) =>
  queryOptions({
    queryKey: ['mf-catalog', 'list', list, section ?? null],
    queryFn: async ({ signal }) => (await api(getPage, listInput(list, new Date(), section), { signal })).products,
  });
