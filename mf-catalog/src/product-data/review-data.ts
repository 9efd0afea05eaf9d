import type { Review } from '@zapovednik/api/catalog/calls/review';
import type { ProductDetail } from '@zapovednik/api/catalog/models/product';

/** The rating and the shown reviews of a product for search engines; nothing without reviews (CAT-50). */
export const reviewData = ({ rating, review_count }: ProductDetail, reviews: readonly Review[]) =>
  review_count > 0 && {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: review_count, bestRating: 5 },
    review: reviews.map(({ user, date, score, text }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: `${user.name} ${user.last_name}`.trim() },
      datePublished: date.split('.').toReversed().join('-'),
      reviewBody: text,
      reviewRating: { '@type': 'Rating', ratingValue: score, bestRating: 5 },
    })),
  };
