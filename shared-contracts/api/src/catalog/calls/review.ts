import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { dayMonthYear, flag, id, paging, picture, wholeNumber } from '../../field';

/** Stars, from 1 to 5 (PRD-57). */
const score = z.int().check(z.minimum(1), z.maximum(5));

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
  /** ID of the product: this one, or another size of it. */
  product: id,
  /** N: removed by a moderator; no call answers such reviews. */
  active: flag,
  /** Base addresses of the author's pictures. */
  pictures: z.array(picture),
  /** What the shop answered. */
  reply: z.nullable(z.object({ text: z.string(), date: dayMonthYear })),
  /** How many visitors found it useful, and how many did not. */
  useful: z.int(),
  useless: z.int(),
});
export type Review = z.infer<typeof review>;

/** `new`: latest first, `useful`: by votes, `high` and `low`: by stars. */
const reviewSort = z.enum(['new', 'useful', 'high', 'low']);
export type ReviewSort = z.infer<typeof reviewSort>;

/** A page of the reviews of a product in all its sizes (PRD-55). */
export const reviewList = z.object({ count: z.int(), page_count: z.int(), reviews: z.array(review) });
export type ReviewList = z.infer<typeof reviewList>;

const ofProduct = z.object({ id: z.pipe(wholeNumber, id) });

export const getReviews = defineCall({
  id: 'catalog.review.get',
  requirement: 'API-24',
  summary: 'Reviews of a product and its other sizes; sorted by date, votes or stars',
  path: '/catalog/review/get/{id}/',
  writes: false,
  maxAge: 60,
  params: ofProduct,
  query: z.object({ ...paging(10), sort: z._default(reviewSort, 'new') }),
  answer: reviewList,
});

/** The average of all reviews, one decimal; 0 if there are none. `scores` counts reviews by stars, five first. */
export const averageScore = z.object({
  average: z.number(),
  count: z.int(),
  scores: z.array(z.object({ score, count: z.int() })),
});
export type AverageScore = z.infer<typeof averageScore>;

export const getAverage = defineCall({
  id: 'catalog.review.getAverage',
  requirement: 'API-25',
  summary: 'The average score of a product and its other sizes',
  path: '/catalog/review/get_average/{id}/',
  writes: false,
  maxAge: 60,
  params: ofProduct,
  answer: averageScore,
});
