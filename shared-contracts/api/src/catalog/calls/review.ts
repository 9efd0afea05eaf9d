import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { id, paging, wholeNumber } from '../../field';
import { toReviewList } from '../models/review';
import { reviewList, score } from '../wire/review';

/** `new`: newest first, `useful`: by votes, `high` and `low`: by stars. */
const reviewSort = z.enum(['new', 'useful', 'high', 'low']);
export type ReviewSort = z.infer<typeof reviewSort>;

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
  model: toReviewList,
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
