import { getViewed } from '@zapovednik/api/catalog/calls/catalog';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';

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
