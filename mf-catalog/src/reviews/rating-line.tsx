import { plural } from '@zapovednik/rules/format';
import { Rating, VisuallyHidden } from '@zapovednik/ui';
import { clsx } from 'clsx';
import styles from './rating-line.module.css';

interface RatingLineProps {
  /** The average, 1 to 5 with one decimal. */
  rating: number;
  count: number;
  className?: string;
}

/** «4,6 · 12 отзывов» with stars (PRD-37). Without reviews it is empty, but its line stays reserved. */
export function RatingLine({ rating, count, className }: RatingLineProps) {
  const average = String(rating).replace('.', ',');
  const reviews = `${count} ${plural(count, ['отзыв', 'отзыва', 'отзывов'])}`;
  return (
    <span className={clsx(styles.line, className)}>
      {count > 0 && (
        <>
          <VisuallyHidden>{`Оценка ${average} из 5, ${reviews}`}</VisuallyHidden>
          <span aria-hidden="true" className={styles.shown}>
            <span>
              <Rating value={rating} /> {average}
            </span>
            <span>· {reviews}</span>
          </span>
        </>
      )}
    </span>
  );
}
