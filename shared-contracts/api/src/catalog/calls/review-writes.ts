import { pictureFile, pictureId } from '@zapovednik/rules/input';
import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { id, picture, wholeNumber } from '../../field';
import { type Review, toReview } from '../models/review';
import { review } from '../wire/review';

/** The maximum number of pictures of a review. */
export const MOST_PICTURES = 5;

const opinion = (most: number) => z.string().check(z.maxLength(most, `Не больше ${most} знаков`));
const stars = 'Поставьте оценку от 1 до 5';

/** The rules for a customer's review, in the form and in the call (PRD-57, PRD-58). */
export const reviewForm = z.object({
  // Not a union of number and text: its error messages would list what each of them expected.
  score: z.pipe(
    z.transform((chosen: number | string) => Number(chosen)),
    z.int(stars).check(z.minimum(1, stars), z.maximum(5, stars)),
  ),
  text: opinion(3000).check(z.refine((text) => text.trim().length >= 10, 'Напишите хотя бы пару слов')),
  plus: z._default(opinion(1000), ''),
  minus: z._default(opinion(1000), ''),
  /** ID of the author's pet that it is about; '' or nothing: not said. */
  pet: z.optional(z.union([z.literal(''), z.pipe(wholeNumber, id)])),
  pictures: z._default(z.array(pictureId).check(z.maxLength(MOST_PICTURES, `Не больше ${MOST_PICTURES} фото`)), []),
});

export const addReview = defineCall({
  id: 'catalog.review.add',
  requirement: 'API-26',
  summary: 'Adds the review of a customer who bought the product; one for a product in all its sizes',
  methods: ['POST'],
  path: '/catalog/review/add/',
  writes: true,
  fails: [403, 404, 409],
  body: z.extend(reviewForm, { product: z.pipe(wholeNumber, id) }),
  answer: review,
  model: toReview,
});

/** The shop answers a review. Only for employees of the groups `1c_service_user` and `admin`. */
export const replyToReview = defineCall({
  id: 'admin.review.reply',
  requirement: 'PRD-36',
  summary:
    'The shop’s answer to a review, which is shown below it; another one replaces it, an empty one takes it back',
  methods: ['POST'],
  path: '/admin/catalog/review/{id}/reply/',
  writes: true,
  fails: [403, 404],
  params: z.object({ id: z.pipe(wholeNumber, id) }),
  body: z.object({ text: opinion(3000) }),
  answer: z.object({ id }),
});

export const addReviewPicture = defineCall({
  id: 'catalog.review.addPicture',
  requirement: 'API-26',
  summary:
    'Uploads a JPEG, PNG or WebP picture for a review that the customer is writing; it is kept for a day without one',
  methods: ['POST'],
  path: '/catalog/review/add_picture/',
  writes: true,
  fails: [403, 422, 429],
  body: z.object({ file: pictureFile }),
  answer: z.object({ id: pictureId, picture }),
});

/** A visitor's opinion about a review; `none` removes it. */
const reviewVote = z.enum(['useful', 'useless', 'none']);
export type ReviewVote = z.infer<typeof reviewVote>;

export const voteForReview = defineCall({
  id: 'catalog.review.vote',
  requirement: 'PRD-36',
  summary: 'Says whether a review is useful; each visitor has one vote for a review, and may change it',
  methods: ['POST'],
  path: '/catalog/review/vote/',
  writes: true,
  fails: [404, 409, 429],
  body: z.object({ review: z.pipe(wholeNumber, id), vote: reviewVote }),
  answer: z.object({ review: id, vote: reviewVote, useful: z.int(), useless: z.int() }),
});

const ownReviews = z.object({
  reviews: z.array(review),
  votes: z.array(z.object({ review: id, vote: reviewVote })),
});
export type OwnReviewsAnswer = z.infer<typeof ownReviews>;

/** This visitor's review and votes for a product. */
export interface OwnReviews {
  readonly reviews: readonly Review[];
  readonly votes: readonly { readonly review: number; readonly vote: ReviewVote }[];
}

export const getOwnReviews = defineCall({
  id: 'catalog.review.getOwn',
  requirement: 'PRD-36',
  summary:
    'The reviews that this visitor wrote about a product, and the votes for others; never cached, so a new review is in it',
  path: '/catalog/review/get_own/{id}/',
  writes: false,
  params: z.object({ id: z.pipe(wholeNumber, id) }),
  answer: ownReviews,
  model: ({ reviews, votes }): OwnReviews => ({ reviews: reviews.map(toReview), votes }),
});

/** The reason for a report about a review. */
const reportReason = z.enum(['abuse', 'advertising', 'other-product', 'personal-data', 'other']);
export type ReportReason = z.infer<typeof reportReason>;

export const reportReview = defineCall({
  id: 'catalog.review.report',
  requirement: 'PRD-36',
  summary: 'Tells the moderators that something is wrong with a review',
  methods: ['POST'],
  path: '/catalog/review/report/',
  writes: true,
  fails: [404, 429],
  body: z.object({ review: z.pipe(wholeNumber, id), reason: reportReason, text: z._default(opinion(500), '') }),
  answer: z.object({ review: id }),
});
