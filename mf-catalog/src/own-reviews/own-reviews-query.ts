import { getOwnReviews, type OwnReviews, type ReviewVote } from '@zapovednik/api/catalog/calls/review-writes';
import type { Review } from '@zapovednik/api/catalog/models/review';
import type { AppContext } from '@zapovednik/platform/app';
import { type QueryClient, queryOptions } from '@zapovednik/platform/query';

/** The visitor's own reviews and votes for a product. The query key differs for each person who uses the tab. */
export const ownReviewsQuery = ({ api }: AppContext, productId: number, userId: number | null) =>
  queryOptions<OwnReviews>({
    queryKey: ['mf-catalog', 'own-reviews', productId, userId],
    queryFn: ({ signal }) => api(getOwnReviews, { id: productId }, { signal }),
  });

export function withVote(own: OwnReviews, review: number, vote: ReviewVote): OwnReviews {
  const others = own.votes.filter((one) => one.review !== review);
  return { ...own, votes: vote === 'none' ? others : [...others, { review, vote }] };
}

/** Shows a new review at once, above the others: the list of all reviews is cached for a minute. */
export function showOwnReview(client: QueryClient, productId: number, userId: number | null, review: Review): void {
  client.setQueryData<OwnReviews>(['mf-catalog', 'own-reviews', productId, userId], (own) => ({
    votes: own?.votes ?? [],
    reviews: [review, ...(own?.reviews ?? [])],
  }));
}
