import type { ProductDetail } from '@zapovednik/api/catalog/models/product-detail';
import { whenNear } from '@zapovednik/areas/widgets';
import { skipToken, useQuery } from '@zapovednik/platform/query';
import { memo } from 'react';
// Styles of the lazy part: the server's HTML needs them before the script has loaded.
import './rating-summary.module.css';
import '../review-item/review-item.module.css';
import './review-list.module.css';
import styles from './reviews.module.css';
import { averageKey, reviewsKey } from './reviews-keys';

/** The server renders the reviews at once; a browser loads their script when the visitor scrolls near them. */
const Reviews = whenNear({
  area: 'mf-catalog',
  name: 'reviews',
  load: () => import(/* webpackChunkName: "lazy-reviews" */ './reviews'),
  inDocument: ({ product }: { product: ProductDetail }) => product.id,
});

/** The reviews of a product (PRD-36). */
export const ReviewsSection = memo(function ReviewsSection({ product }: { product: ProductDetail }) {
  // Without an observer, the answers of the server would leave the cache before the visitor scrolls there.
  useQuery({ queryKey: reviewsKey(product.id), queryFn: skipToken });
  useQuery({ queryKey: averageKey(product.id), queryFn: skipToken });
  return (
    <section id="reviews" aria-label="Отзывы" className={styles.section}>
      <Reviews product={product} />
    </section>
  );
});
