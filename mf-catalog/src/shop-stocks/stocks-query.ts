import type { AppContext } from 'shared-contracts/app';
import { getStocks } from 'shared-contracts/catalog/calls/stock';
import { queryOptions } from 'shared-contracts/query';

/** The shops of the city that have a product, the largest stock first (API-13). */
export const stocksQuery = ({ api }: Pick<AppContext, 'api'>, productId: number) =>
  queryOptions({
    queryKey: ['mf-catalog', 'stocks', productId],
    queryFn: ({ signal }) => api(getStocks, { productId }, { signal }),
  });
