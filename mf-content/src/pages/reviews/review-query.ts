import type { AppContext } from 'shared-contracts/app';
import { getShopReviews } from 'shared-contracts/content/calls/company';
import { queryOptions } from 'shared-contracts/query';

/** A page of five reviews of the shops, those of this city first (API-150). */
export const shopReviewsQuery = ({ api, city }: Pick<AppContext, 'api' | 'city'>, page: number) =>
  queryOptions({
    queryKey: ['mf-content', 'shop-reviews', city.locationId, page],
    queryFn: ({ signal }) => api(getShopReviews, { page }, { signal }),
  });
