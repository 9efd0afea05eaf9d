import { getViewed } from '@zapovednik/api/catalog/calls/catalog';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';

/**
 * The products that the visitor has viewed, newest first (CAT-51). With a product it also reports that this product is
 * viewed; so each visit to its page reads the list again.
 */
export const viewedQuery = ({ api }: Pick<AppContext, 'api'>, productId?: number) =>
  queryOptions({
    queryKey: ['mf-catalog', 'viewed', productId ?? null],
    queryFn: ({ signal }) => api(getViewed, productId ? { productId } : {}, { signal }),
    staleTime: 0,
  });
