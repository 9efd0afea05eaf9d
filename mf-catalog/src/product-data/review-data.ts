import type { ProductDetail } from '@zapovednik/api/catalog/models/product-detail';
import type { Review } from '@zapovednik/api/catalog/models/review';

/** The rating and the shown reviews of a product for search engines; nothing without reviews (CAT-50). */
export const reviewData = ({ rating, reviewCount }: ProductDetail, reviews: readonly Review[]) =>
  reviewCount > 0 && {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount, bestRating: 5 },
    review: reviews.map(({ author, date, score, text }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: author },
      datePublished: date.split('.').toReversed().join('-'),
      reviewBody: text,
      reviewRating: { '@type': 'Rating', ratingValue: score, bestRating: 5 },
    })),
  };
