import type { Review, ReviewedPet } from '@zapovednik/api/catalog/models/review';
import { useApp } from '@zapovednik/platform/app';
import { formatDay } from '@zapovednik/rules/dates';
import { plural } from '@zapovednik/rules/format';
import { ReviewCard } from '@zapovednik/ui/layout';
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
    <ReviewCard
      label={isOwn ? 'Ваш отзыв' : `Отзыв: ${author}`}
      author={isOwn ? 'Ваш отзыв' : author}
      score={score}
      date={formatDay(date, today)}
      text={text}
      reply={reply && { text: reply.text, date: formatDay(reply.date, today) }}
      about={pet && petInWords(pet)}
      foot={
        vote && (
          <footer className={styles.foot}>
            <ReviewVotes {...vote} />
            <ReportReview reviewId={review.id} />
          </footer>
        )
      }
    >
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
    </ReviewCard>
  );
}
