import * as z from 'zod/mini';
import { dayMonthYear, flag, id, picture } from '../../field';
import { petKindCode } from '../../pet-kind';

/** Stars, from 1 to 5 (PRD-57). */
export const score = z.int().check(z.minimum(1), z.maximum(5));

/** The pet that a review is about, as it was when the review was written. */
const reviewedPet = z.object({
  kind: petKindCode,
  /** «Собака» */
  kind_name: z.string(),
  /** '' if not given. */
  breed: z.string(),
  /** Whole months; null if not given. */
  age: z.nullable(z.int()),
});

/** A customer's review of a product (PRD-54). */
export const review = z.object({
  id,
  text: z.string(),
  /** Advantages and disadvantages; '' if not given. */
  plus: z.string(),
  minus: z.string(),
  date: dayMonthYear,
  user: z.object({ name: z.string(), last_name: z.string(), personal_photo: z.nullable(picture) }),
  score,
  /** ID of the product: this product, or another size of it. */
  product: id,
  /** N: removed by a moderator; such reviews are in no answer. */
  active: flag,
  /** Base addresses of the author's pictures. */
  pictures: z.array(picture),
  /** Null: the author did not say. */
  pet: z._default(z.nullable(reviewedPet), null),
  /** The shop's answer. */
  reply: z.nullable(z.object({ text: z.string(), date: dayMonthYear })),
  /** How many visitors found the review useful, and how many did not. */
  useful: z.int(),
  useless: z.int(),
});
export type ReviewAnswer = z.infer<typeof review>;

/** A page of the reviews of a product in all its sizes (PRD-55). */
export const reviewList = z.object({ count: z.int(), page_count: z.int(), reviews: z.array(review) });
export type ReviewListAnswer = z.infer<typeof reviewList>;
