import type { ReviewAnswer, ReviewListAnswer } from '../wire/review';

/** A customer's review of a product (PRD-54). */
export interface Review {
  readonly id: number;
  /** First and last name. */
  readonly author: string;
  /** DD.MM.YYYY */
  readonly date: string;
  /** Stars, from 1 to 5. */
  readonly score: number;
  readonly text: string;
  /** Advantages and disadvantages; '' if not given. */
  readonly plus: string;
  readonly minus: string;
  /** Base addresses of the author's pictures. */
  readonly pictures: readonly string[];
  /** The shop's answer. */
  readonly reply: { readonly text: string; readonly date: string } | null;
  /** How many visitors found the review useful, and how many did not. */
  readonly useful: number;
  readonly useless: number;
}

/** A page of the reviews of a product in all its sizes (PRD-55). */
export interface ReviewList {
  readonly pageCount: number;
  readonly reviews: readonly Review[];
}

export const toReview = ({ user, product, active, ...review }: ReviewAnswer): Review => ({
  ...review,
  author: `${user.name} ${user.last_name}`.trim(),
});

export const toReviewList = ({ page_count, reviews }: ReviewListAnswer): ReviewList => ({
  pageCount: page_count,
  reviews: reviews.map(toReview),
});
