import type { AverageScore, ReviewSort } from '@zapovednik/api/catalog/calls/review';
import type { ReviewAnswer, ReviewListAnswer } from '@zapovednik/api/catalog/wire/review';
import { toFlag } from '@zapovednik/rules/format';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { presentDay } from '../../../base/time/present-day';
import { review } from '../../../db/schema';
import type { Context } from '../../../http/context';
import { averageOf } from '../products/average';
import { sizesOf } from '../purchases/bought';

type ReviewRow = typeof review.$inferSelect;

/** Visible reviews of a product in all its sizes, because reviews are about the food, not its weight. */
export const readable = (productId: number) =>
  and(eq(review.isActive, true), sql`${review.productId} in ${sizesOf(productId)}`);

export function presentReview(row: ReviewRow): ReviewAnswer {
  return {
    id: row.id,
    text: row.text,
    plus: row.plus,
    minus: row.minus,
    date: presentDay(row.createdAt),
    user: { name: row.name, last_name: row.lastName, personal_photo: row.photo || null },
    score: row.score,
    product: row.productId,
    active: toFlag(row.isActive),
    pictures: row.pictures,
    reply: row.reply === '' ? null : { text: row.reply, date: presentDay(row.repliedAt ?? row.createdAt) },
    useful: row.useful,
    useless: row.useless,
  };
}

/** Reviews with equal votes or stars are sorted by date. */
const orders: Record<ReviewSort, SQL[]> = {
  new: [],
  useful: [sql`${review.useful} - ${review.useless} desc`],
  high: [desc(review.score)],
  low: [asc(review.score)],
};

interface ReviewRequest {
  id: number;
  page: number;
  perPage: number;
  sort: ReviewSort;
}

/** A page of a product's reviews (API-24). */
export async function reviewPage(
  { id, page, perPage, sort }: ReviewRequest,
  { db }: Context,
): Promise<ReviewListAnswer> {
  const count = await db.$count(review, readable(id));
  const rows = await db
    .select()
    .from(review)
    .where(readable(id))
    .orderBy(...orders[sort], desc(review.createdAt), desc(review.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { count, page_count: Math.ceil(count / perPage), reviews: rows.map(presentReview) };
}

/** The average score of a product (API-25): computed from the reviews each time, so that it is always consistent with them. */
export async function averageScore(productId: number, { db }: Context): Promise<AverageScore> {
  const rows = await db
    .select({ score: review.score, count: sql<number>`count(*)::int` })
    .from(review)
    .where(readable(productId))
    .groupBy(review.score);
  const scores = [5, 4, 3, 2, 1].map((score) => ({
    score,
    count: rows.find((row) => row.score === score)?.count ?? 0,
  }));
  const count = scores.reduce((sum, row) => sum + row.count, 0);
  const sum = scores.reduce((total, row) => total + row.score * row.count, 0);
  return { average: averageOf({ sum, count }), count, scores };
}
