import { getAverage, getReviews, type ReviewSort } from '@zapovednik/api/catalog/calls/review';
import type { AppContext } from '@zapovednik/platform/app';
import { queryOptions } from '@zapovednik/platform/query';
import type { ReviewFilter } from './review-filter';
import { averageKey, reviewsKey } from './reviews-keys';

/** A page of ten reviews of a product in all its sizes (API-24); without a filter, of all. */
export const reviewsQuery = (
  { api }: AppContext,
  productId: number,
  sort: ReviewSort = 'new',
  page = 1,
  filter?: ReviewFilter,
) =>
  queryOptions({
    queryKey: filter ? [...reviewsKey(productId, sort, page), filter] : reviewsKey(productId, sort, page),
    queryFn: ({ signal }) => api(getReviews, { id: productId, sort, page, ...filter }, { signal }),
  });

/** The average, and the number of reviews with each number of stars (API-25). */
export const averageQuery = ({ api }: AppContext, productId: number) =>
  queryOptions({
    queryKey: averageKey(productId),
    queryFn: ({ signal }) => api(getAverage, { id: productId }, { signal }),
  });
