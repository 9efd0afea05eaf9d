import { getStocks } from '@zapovednik/api/catalog/calls/stock';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';

/** The shops of the city that have a product, the largest stock first (API-13). */
export const stocksQuery = ({ api }: Pick<AppContext, 'api'>, productId: number) =>
  queryOptions({
    queryKey: ['mf-catalog', 'stocks', productId],
    queryFn: ({ signal }) => api(getStocks, { productId }, { signal }),
  });
