import type { ProductDetail } from '@zapovednik/api/catalog/models/product-detail';
import { whenNear } from '@zapovednik/areas/widgets';
import { useApp } from '@zapovednik/platform/app';
import { useQuery } from '@zapovednik/platform/query';
import { useState } from 'react';
import { useOwnReviews } from '../own-reviews/use-own-reviews';
import { ProductData } from '../product-data/product-data';
import { ReviewItem } from '../review-item/review-item';
import { RatingSummary } from './rating-summary';
import { all } from './review-filter';
import { ReviewList } from './review-list';
import styles from './reviews.module.css';
import { averageQuery, reviewsQuery } from './reviews-query';
import { WriteReview } from './write-review';

/** Not in the server's HTML, and in the chunk of the reviews, because each chunk adds bytes to the entry. */
const Questions = whenNear({
  area: 'mf-catalog',
  name: 'questions',
  load: () => import(/* webpackChunkName: "lazy-reviews" */ '../questions/questions'),
});

/** The reviews, for people and for search engines: their average, the visitor's own review first, then the others by pages. */
export default function Reviews({ product }: { product: ProductDetail }) {
  const { id, code } = product;
  const app = useApp();
  const { data: first } = useQuery(reviewsQuery(app, id));
  const { data: average } = useQuery(averageQuery(app, id));
  const opinions = useOwnReviews(id);
  const [filter, setFilter] = useState(all);
  const own = opinions.own?.reviews ?? [];
  const count = average?.count ?? 0;
  return (
    <>
      <ProductData product={product} reviews={first?.reviews ?? []} />
      <h2 className={styles.heading}>Отзывы{count > 0 && <span className={styles.count}> {count}</span>}</h2>
      <div className={styles.reviews}>
        <div className={styles.aside}>
          {average && count > 0 && (
            <RatingSummary
              average={average}
              stars={filter.stars}
              onChoose={(stars) => setFilter({ ...filter, stars })}
            />
          )}
          <WriteReview productId={id} code={code} />
        </div>
        <div className={styles.main}>
          {own.length > 0 && (
            <ul className={styles.list} aria-label="Ваш отзыв">
              {own.map((review) => (
                <li key={review.id}>
                  <ReviewItem review={review} isOwn />
                </li>
              ))}
            </ul>
          )}
          {average && count > 0 && (
            <ReviewList productId={id} average={average} filter={filter} onFilter={setFilter} opinions={opinions} />
          )}
          {average && count === 0 && own.length === 0 && (
            <p className={styles.none}>Пока нет отзывов. Купили этот товар? Расскажите о нём первым.</p>
          )}
        </div>
      </div>
      {/* The letter about an answer leads here. */}
      <div id="questions">
        <Questions key={id} productId={id} />
      </div>
    </>
  );
}
