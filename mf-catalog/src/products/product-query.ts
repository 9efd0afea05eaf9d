import { getBuyWith } from '@zapovednik/api/catalog/calls/catalog';
import { getByCode } from '@zapovednik/api/catalog/calls/product';
import type { ProductDetail } from '@zapovednik/api/catalog/models/product-detail';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';
import { pageQuery } from './page-query';

export const productQuery = ({ api }: AppContext, code: string) =>
  queryOptions({
    queryKey: ['mf-catalog', 'product', code],
    queryFn: ({ signal }) => api(getByCode, { code }, { signal }),
  });

/** PRD-53. */
export const productFailed = 'Ошибка. Попробуйте позже.';

/** Products that are bought together with this one (PRD-35). */
export const buyWithQuery = ({ api }: AppContext, productId: number) =>
  queryOptions({
    queryKey: ['mf-catalog', 'buy-with', productId],
    queryFn: ({ signal }) => api(getBuyWith, { productId }, { signal }),
  });

/**
 * Page size of the brand's products (LIM-16), and the section id that means the whole catalogue in this call (PRD-39,
 * LIM-17).
 */
const brandProducts = 5;
const wholeCatalogue = 3339;

/** Other goods of the product's brand in its section (PRD-38). */
export const brandProductsQuery = (app: AppContext, { id, sectionId, brand }: ProductDetail) =>
  pageQuery(app, {
    page: 1,
    perPage: brandProducts,
    section: sectionId === wholeCatalogue ? 0 : sectionId,
    sort: { SORT: 'asc', PROPERTY_POPULARITY: 'desc' },
    filter: { BRAND: brand.code, AVAILABLE: 'Y', '!ID': [id] },
  });
