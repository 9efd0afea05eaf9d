import type { AppContext } from 'shared-contracts/app';
import { getViewed } from 'shared-contracts/catalog/calls/catalog';
import { queryOptions } from 'shared-contracts/query';

/**
 * What the visitor has looked at, latest first (CAT-51). With a product it also reports that this one is looked at; so each visit of its
 * page reads it again.
 */
export const viewedQuery = ({ api }: Pick<AppContext, 'api'>, productId?: number) =>
  queryOptions({
    queryKey: ['mf-catalog', 'viewed', productId ?? null],
    queryFn: ({ signal }) => api(getViewed, productId ? { productId } : {}, { signal }),
    staleTime: 0,
  });
