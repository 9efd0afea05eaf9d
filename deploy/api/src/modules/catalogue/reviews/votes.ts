import type { OwnReviewsAnswer, voteForReview } from '@zapovednik/api/catalog/calls/review-writes';
import { and, eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { review, reviewVote } from '../../../db/schema';
import { countAttempt } from '../../../http/attempts';
import type { SessionContext } from '../../../http/context';
import { ShopError } from '../../../http/shop-error';
import { ownRows, visitorOf } from '../../../http/visitor-rows';
import { kindNames } from './reviewed-pets';
import { presentReview, readable } from './reviews';
import { lockReview } from './voter';

/** Votes from one network. A person reads fewer reviews, and many sessions of one machine must not decide the order. */
const VOTES = { name: 'review-vote', most: 120, seconds: 3600 };

/**
 * Sets, changes or removes the visitor's vote for a review. A second, equal vote changes nothing.
 *
 * @throws ShopError 404 unknown or hidden, 409 the customer's own review, 429 too many votes from this network
 */
export async function voteFor(
  { review: id, vote }: z.output<typeof voteForReview.body>,
  context: SessionContext,
): Promise<z.input<typeof voteForReview.answer>> {
  const { db, session } = context;
  const { customerId, useful, useless } = await lockReview(context, id);
  await countAttempt(db, VOTES, context.network, context.now());
  if (customerId !== null && customerId === session.customerId) {
    throw new ShopError(409, 'own_review', 'За свой отзыв нельзя голосовать');
  }
  const before = await db
    .delete(reviewVote)
    .where(and(eq(reviewVote.reviewId, id), ownRows(reviewVote, context)))
    .returning({ isUseful: reviewVote.isUseful });
  if (vote !== 'none') {
    await db.insert(reviewVote).values({ reviewId: id, isUseful: vote === 'useful', ...visitorOf(context) });
  }
  const change = (isUseful: boolean) =>
    Number(vote === (isUseful ? 'useful' : 'useless')) - before.filter((one) => one.isUseful === isUseful).length;
  const counts = { useful: useful + change(true), useless: useless + change(false) };
  await db.update(review).set(counts).where(eq(review.id, id));
  return { review: id, vote, ...counts };
}

/** This visitor's own reviews of a product, and votes for those of others. */
export async function ownReviews(productId: number, context: SessionContext): Promise<OwnReviewsAnswer> {
  const { db, session } = context;
  const votes = await db
    .select({ review: reviewVote.reviewId, isUseful: reviewVote.isUseful })
    .from(reviewVote)
    .innerJoin(review, eq(review.id, reviewVote.reviewId))
    .where(and(ownRows(reviewVote, context), readable(productId)));
  const castVotes = await db
    .select()
    .from(review)
    .where(
      and(session.customerId === null ? sql`false` : eq(review.customerId, session.customerId), readable(productId)),
    );
  const kinds = await kindNames(context);
  return {
    reviews: castVotes.map((row) => presentReview(row, kinds)),
    votes: votes.map(({ review, isUseful }) => ({ review, vote: isUseful ? 'useful' : 'useless' })),
  };
}
