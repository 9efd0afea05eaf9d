import { lazy, memo, Suspense, useEffect } from 'react';
import type { ProductDetail } from 'shared-contracts/catalog/calls/product';
import { skipToken, useQuery } from 'shared-contracts/query';
import { useIsNear } from 'shared-contracts/widgets';
// Styles of the lazy part: the server's HTML needs them before its script.
import './rating-summary.module.css';
import './review-item.module.css';
import './review-list.module.css';
import styles from './reviews.module.css';
import { averageKey, reviewsKey } from './reviews-keys';

let arrive = () => {};
const arrival = new Promise<void>((resolve) => {
  arrive = resolve;
});

/**
 * The server renders the reviews at once. A browser keeps the server's HTML, and loads their script only when the visitor comes near:
 * then they become alive.
 */
const Reviews = lazy(async () => {
  if ('document' in globalThis) await arrival;
  return import(/* webpackChunkName: "lazy-reviews" */ './reviews');
});

/** Tells that the visitor is near the reviews. It is not around them: a change around them would discard the server's HTML. */
function Approach({ productId }: { productId: number }) {
  // Without an observer the answers of the server would leave the cache before the visitor comes.
  useQuery({ queryKey: reviewsKey(productId), queryFn: skipToken });
  useQuery({ queryKey: averageKey(productId), queryFn: skipToken });
  const [place, near] = useIsNear(false);
  useEffect(() => {
    if (near) arrive();
  }, [near]);
  return <div ref={place} />;
}

/** The reviews of a product (PRD-36). */
export const ReviewsSection = memo(function ReviewsSection({ product }: { product: ProductDetail }) {
  return (
    <section id="reviews" aria-label="Отзывы" className={styles.section}>
      <Approach productId={product.id} />
      <Suspense>
        <Reviews product={product} />
      </Suspense>
    </section>
  );
});
