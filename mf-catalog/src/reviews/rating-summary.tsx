import type { AverageScore } from '@zapovednik/api/catalog/calls/review';
import { plural } from '@zapovednik/rules/format';
import { Rating } from '@zapovednik/ui';
import styles from './rating-summary.module.css';
import choice from './star-choice.module.css';

const stars = ['звезда', 'звезды', 'звёзд'] as const;

interface RatingSummaryProps {
  average: AverageScore;
  /** The number of stars of the shown reviews; undefined: all. */
  stars: number | undefined;
  onChoose: (stars: number | undefined) => void;
}

/** The average and the shares of each number of stars, which also choose the shown reviews (PRD-37, PRD-57). */
export function RatingSummary({ average: { average, count, scores }, stars: chosen, onChoose }: RatingSummaryProps) {
  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        <strong>{String(average).replace('.', ',')}</strong>
        <Rating value={average} className={styles.stars} />
      </p>
      <ul className={styles.scores}>
        {scores.map((one) => (
          <li key={one.score} className={choice.line}>
            <button
              type="button"
              className={choice.choice}
              disabled={one.count === 0}
              aria-pressed={one.score === chosen}
              aria-label={`Только ${one.score} ${plural(one.score, stars)}`}
              onClick={() => onChoose(one.score === chosen ? undefined : one.score)}
            >
              {one.score} {plural(one.score, stars)}
            </button>
            <meter min={0} max={count} value={one.count} aria-label={`${one.score} ${plural(one.score, stars)}`} />
            <span className={styles.number}>{one.count}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
