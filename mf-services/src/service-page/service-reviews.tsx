import { useState } from 'react';
import { formatLongDate } from 'shared-contracts/dates';
import { plural } from 'shared-contracts/format';
import type { ServiceReviews as Reviews } from 'shared-contracts/services/calls/salon';
import { Button, Rating } from 'shared-contracts/ui';
import styles from './service-reviews.module.css';

/** Shown at first, and added by each press; all of them are read already. */
const SOME = 6;

/** The reviews of visits, latest first (VET-06, GRM-05, HND-04). */
export function ServiceReviews({ reviews: { reviews, count, average } }: { reviews: Reviews }) {
  const [shown, setShown] = useState(SOME);
  if (count === 0) return <p>Отзывов пока нет. После визита вы сможете рассказать о нём первым.</p>;
  return (
    <>
      <p className={styles.average}>
        <Rating value={average} /> {String(average).replace('.', ',')} · {count}{' '}
        {plural(count, ['отзыв', 'отзыва', 'отзывов'])}
      </p>
      <ul className={styles.list}>
        {reviews.slice(0, shown).map(({ id, name, date, score, text, specialist }) => (
          <li key={id}>
            <article aria-label={`Отзыв: ${name}`} className={styles.review}>
              <header className={styles.head}>
                <span className={styles.name}>{name}</span>
                <Rating value={score} />
                <span className={styles.detail}>{formatLongDate(date)}</span>
              </header>
              <p className={styles.text}>{text}</p>
              <p className={styles.detail}>{specialist.name}</p>
            </article>
          </li>
        ))}
      </ul>
      {shown < reviews.length && (
        <div>
          <Button onClick={() => setShown(shown + SOME)}>Показать ещё</Button>
        </div>
      )}
    </>
  );
}
