import type { ReviewSort } from '@zapovednik/api/catalog/calls/review';

/** Keys of the queries of `reviews-query.ts`, without the schemas of their calls. */
export const reviewsKey = (productId: number, sort: ReviewSort = 'new', page = 1) =>
  ['mf-catalog', 'reviews', productId, sort, page] as const;

export const averageKey = (productId: number) => ['mf-catalog', 'average', productId] as const;
