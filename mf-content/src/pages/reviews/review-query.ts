import { getShopReviews } from '@zapovednik/api/content/calls/company';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';

/** A page of five reviews of the shops, those of this city first (API-150). */
export const shopReviewsQuery = ({ api, city }: Pick<AppContext, 'api' | 'city'>, page: number) =>
  queryOptions({
    queryKey: ['mf-content', 'shop-reviews', city.locationId, page],
    queryFn: ({ signal }) => api(getShopReviews, { page }, { signal }),
  });
