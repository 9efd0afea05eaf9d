import { getBrands } from '@zapovednik/api/catalog/calls/brand';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';

/** How long the brands are cached, in milliseconds (CAT-40, LIM-35). */
const maxAge = 3_600_000;

/**
 * All brands. Loaders return only the brands that their page shows, so that the document does not contain the full
 * list.
 */
export const brandsQuery = ({ api }: AppContext) =>
  queryOptions({
    queryKey: ['mf-catalog', 'brands'],
    queryFn: ({ signal }) => api(getBrands, {}, { signal }),
    staleTime: maxAge,
    gcTime: maxAge,
    meta: { inDocument: false },
  });

/** ERR-19. */
export const brandsFailed = 'Не удалось загрузить бренды';
