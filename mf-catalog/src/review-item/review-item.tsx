import type { Review, ReviewedPet } from '@zapovednik/api/catalog/models/review';
import { useApp } from '@zapovednik/platform/app';
import { formatDay } from '@zapovednik/rules/dates';
import { plural } from '@zapovednik/rules/format';
import { Byline, Rating } from '@zapovednik/ui';
import type { ShownVote } from '../own-reviews/use-own-reviews';
import { ReportReview } from './report-review';
import styles from './review-item.module.css';
import { ReviewPictures } from './review-pictures';
import { ReviewVotes } from './review-votes';

interface ReviewItemProps {
  review: Review;
  /** The visitor's own review: no votes and no reports. */
  isOwn?: boolean;
  vote?: ShownVote;
}

/** «Собака, шпиц, 2 года»: as old as it was when the review was written. */
function petInWords({ kindName, breed, age }: ReviewedPet): string {
  const years = Math.floor((age ?? 0) / 12);
  const old = years > 0 ? `${years} ${plural(years, ['год', 'года', 'лет'])}` : age === null ? '' : 'до года';
  return [kindName, breed, old].filter(Boolean).join(', ');
}

/** One review: author, date, stars, text, pictures, the shop's answer (PRD-54). */
export function ReviewItem({ review, isOwn = false, vote }: ReviewItemProps) {
  const { today } = useApp().city;
  const { author, date, score, text, plus, minus, pictures, pet, reply } = review;
  return (
    <article aria-label={isOwn ? 'Ваш отзыв' : `Отзыв: ${author}`} className={styles.review}>
      <Byline>
        <p className={styles.author}>{isOwn ? 'Ваш отзыв' : author}</p>
        <Rating value={score} />
        <p className={styles.date}>{formatDay(date, today)}</p>
      </Byline>
      {pet && <p className={styles.date}>{petInWords(pet)}</p>}
      <p className={styles.text}>{text}</p>
      {(plus || minus) && (
        <dl className={styles.sides}>
          {plus && (
            <div>
              <dt>Достоинства</dt>
              <dd>{plus}</dd>
            </div>
          )}
          {minus && (
            <div>
              <dt>Недостатки</dt>
              <dd>{minus}</dd>
            </div>
          )}
        </dl>
      )}
      {pictures.length > 0 && <ReviewPictures pictures={pictures} author={author} />}
      {reply && (
        <div className={styles.reply}>
          <p className={styles.from}>
            Ответ «Заповедника» <span className={styles.date}>{formatDay(reply.date, today)}</span>
          </p>
          <p className={styles.text}>{reply.text}</p>
        </div>
      )}
      {vote && (
        <footer className={styles.foot}>
          <ReviewVotes {...vote} />
          <ReportReview reviewId={review.id} />
        </footer>
      )}
    </article>
  );
}
