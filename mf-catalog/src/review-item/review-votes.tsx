import { ThumbsDown, ThumbsUp } from '@zapovednik/ui/icons';
import type { ShownVote } from '../own-reviews/use-own-reviews';
import styles from './review-item.module.css';

/** «Отзыв полезен?»: one vote for each visitor; a second click removes it. */
export function ReviewVotes({ vote, useful, useless, choose }: ShownVote) {
  return (
    <fieldset className={styles.votes}>
      <legend>Отзыв полезен?</legend>
      <button
        type="button"
        aria-label={`Полезен, голосов: ${useful}`}
        aria-pressed={vote === 'useful'}
        onClick={() => choose('useful')}
      >
        <ThumbsUp /> {useful}
      </button>
      <button
        type="button"
        aria-label={`Не полезен, голосов: ${useless}`}
        aria-pressed={vote === 'useless'}
        onClick={() => choose('useless')}
      >
        <ThumbsDown /> {useless}
      </button>
    </fieldset>
  );
}
