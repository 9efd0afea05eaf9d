import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { flag, id, paging, wholeNumber } from '../../field';
import { petKindCode } from '../../pet-kind';
import { toReviewList } from '../models/review';
import { reviewList, score } from '../wire/review';

/** `new`: newest first, `useful`: by votes, `high` and `low`: by stars. */
const reviewSort = z.enum(['new', 'useful', 'high', 'low']);
export type ReviewSort = z.infer<typeof reviewSort>;

/** Ages of pets: up to a year, from one to seven years, older. */
export const petAges = ['young', 'grown', 'old'] as const;
const petAge = z.enum(petAges);
export type PetAge = z.infer<typeof petAge>;

/** Which reviews are read; without any of these, all. */
const reviewFilter = {
  stars: z.optional(z.pipe(wholeNumber, score)),
  /** Y: only with pictures. */
  photos: z.optional(flag),
  pet: z.optional(petKindCode),
  breed: z.optional(z.string().check(z.maxLength(100))),
  age: z.optional(petAge),
};

const ofProduct = z.object({ id: z.pipe(wholeNumber, id) });

export const getReviews = defineCall({
  id: 'catalog.review.get',
  requirement: 'API-24',
  summary:
    'Reviews of a product and its other sizes; sorted by date, votes or stars; of some stars, with pictures, about pets of a kind, breed and age',
  path: '/catalog/review/get/{id}/',
  writes: false,
  maxAge: 60,
  params: ofProduct,
  query: z.object({ ...paging(10), sort: z._default(reviewSort, 'new'), ...reviewFilter }),
  answer: reviewList,
  model: toReviewList,
});

/** The average of all reviews, one decimal; 0 if there are none. `scores` counts reviews by stars, five first. */
export const averageScore = z.object({
  average: z.number(),
  count: z.int(),
  scores: z.array(z.object({ score, count: z.int() })),
  /** How many have pictures. */
  photos: z._default(z.int(), 0),
  /** The pets that the reviews are about, what a list can be filtered by. */
  pets: z._default(
    z.array(z.object({ kind: petKindCode, name: z.string(), breeds: z.array(z.string()), ages: z.array(petAge) })),
    [],
  ),
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
