import { clsx } from 'clsx';
import styles from './rating.module.css';

export interface RatingProps {
  /** From 1 to 5 (LIM-67), shown in steps of a half; 0 if there is no rating yet. */
  value: number;
  className?: string;
}

/**
 * A read-only rating as five stars. It is one element, drawn by the style sheet, because a page can show forty ratings.
 *
 * @example <Rating value={4.3} />
 * @example The best, the worst, none yet
 * <Spread>
 *   <Rating value={5} />
 *   <Rating value={1} />
 *   <Rating value={0} />
 * </Spread>
 */
export function Rating({ value, className }: RatingProps) {
  const shown = Math.round(value * 10) / 10;
  return (
    <span
      role="img"
      aria-label={shown > 0 ? `Оценка ${String(shown).replace('.', ',')} из 5` : 'Оценок пока нет'}
      data-halves={Math.round(value * 2)}
      className={clsx(styles.rating, className)}
    />
  );
}
