import type { ShopReview } from '@zapovednik/api/content/calls/company';
import { useApp } from '@zapovednik/platform/app';
import { formatDay, isoDate } from '@zapovednik/rules/dates';
import { Byline, Rating } from '@zapovednik/ui';
import styles from './reviews-page.module.css';

/** One review: author, city, stars, the text and the shop's answer. */
export function ShopReviewItem({ review: { name, city, score, text, date, reply } }: { review: ShopReview }) {
  const { today } = useApp().city;
  return (
    <article aria-label={`Отзыв: ${name}, ${city}`} tabIndex={-1} className={styles.review}>
      <Byline>
        <p className={styles.author}>{name}</p>
        <Rating value={score} />
        <p className={styles.soft}>
          {city}, <time dateTime={isoDate(date)}>{formatDay(date, today)}</time>
        </p>
      </Byline>
      <p>{text}</p>
      {reply && (
        <div className={styles.reply}>
          <p className={styles.author}>Ответ «Заповедника»</p>
          <p>{reply}</p>
        </div>
      )}
    </article>
  );
}
