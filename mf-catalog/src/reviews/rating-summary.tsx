import type { AverageScore } from '@zapovednik/api/catalog/calls/review';
import { plural } from '@zapovednik/rules/format';
import { Rating } from '@zapovednik/ui';
import styles from './rating-summary.module.css';

const stars = ['звезда', 'звезды', 'звёзд'] as const;

/** The average and the shares of each number of stars (PRD-37, PRD-57). */
export function RatingSummary({ average: { average, count, scores } }: { average: AverageScore }) {
  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        <strong>{String(average).replace('.', ',')}</strong>
        <Rating value={average} className={styles.stars} />
      </p>
      <ul className={styles.scores}>
        {scores.map((one) => (
          <li key={one.score}>
            <span>
              {one.score} {plural(one.score, stars)}
            </span>
            <meter min={0} max={count} value={one.count} aria-label={`${one.score} ${plural(one.score, stars)}`} />
            <span className={styles.number}>{one.count}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
