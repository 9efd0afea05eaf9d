import type { ShopReview } from '@zapovednik/api/content/calls/company';
import { useApp } from '@zapovednik/platform/app';
import { formatDay, isoDate } from '@zapovednik/rules/dates';
import { ReviewCard } from '@zapovednik/ui/layout';

/** One review: author, city, stars, the text and the shop's answer. */
export function ShopReviewItem({ review: { name, city, score, text, date, reply } }: { review: ShopReview }) {
  const { today } = useApp().city;
  const day = (
    <>
      {city}, <time dateTime={isoDate(date)}>{formatDay(date, today)}</time>
    </>
  );
  return (
    <ReviewCard
      label={`Отзыв: ${name}, ${city}`}
      author={name}
      score={score}
      date={day}
      text={text}
      reply={reply ? { text: reply } : null}
    />
  );
}
