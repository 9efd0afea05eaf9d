import type { AverageScore, PetAge, ReviewSort } from '@zapovednik/api/catalog/calls/review';
import type { ReviewAnswer, ReviewListAnswer } from '@zapovednik/api/catalog/wire/review';
import type { PetKindCode } from '@zapovednik/api/pet-kind';
import { toFlag } from '@zapovednik/rules/format';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { presentDay } from '../../../base/time/present-day';
import { review } from '../../../db/schema';
import type { Context } from '../../../http/context';
import { averageOf } from '../products/average';
import { sizesOf } from '../purchases/bought';
import { kindNames, ofAge, reviewedPets } from './reviewed-pets';

type ReviewRow = typeof review.$inferSelect;

/** Visible reviews of a product in all its sizes, because reviews are about the food, not its weight. */
export const readable = (productId: number) =>
  and(eq(review.isActive, true), sql`${review.productId} in ${sizesOf(productId)}`);

/** @param kinds names of the kinds of pets */
export function presentReview(row: ReviewRow, kinds: ReadonlyMap<string, string>): ReviewAnswer {
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
    pet:
      row.petKind === ''
        ? null
        : {
            kind: row.petKind,
            kind_name: kinds.get(row.petKind) ?? '',
            breed: row.petBreed,
            age: row.petAgeMonths,
          },
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
  stars?: number | undefined;
  photos?: 'Y' | 'N' | undefined;
  pet?: PetKindCode | undefined;
  breed?: string | undefined;
  age?: PetAge | undefined;
}

const chosen = ({ id, stars, photos, pet, breed, age }: ReviewRequest) =>
  and(
    readable(id),
    stars ? eq(review.score, stars) : undefined,
    photos === 'Y' ? withPictures : undefined,
    pet ? eq(review.petKind, pet) : undefined,
    breed ? eq(review.petBreed, breed) : undefined,
    age ? ofAge(age) : undefined,
  );

const withPictures = sql`cardinality(${review.pictures}) > 0`;

/** A page of a product's reviews (API-24). */
export async function reviewPage(request: ReviewRequest, context: Context): Promise<ReviewListAnswer> {
  const { db } = context;
  const { page, perPage, sort } = request;
  const count = await db.$count(review, chosen(request));
  const rows = await db
    .select()
    .from(review)
    .where(chosen(request))
    .orderBy(...orders[sort], desc(review.createdAt), desc(review.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const kinds = await kindNames(context);
  return {
    count,
    page_count: Math.ceil(count / perPage),
    reviews: rows.map((row) => presentReview(row, kinds)),
  };
}

/** The average score of a product (API-25): computed from the reviews each time, so that it is always consistent with them. */
export async function averageScore(productId: number, context: Context): Promise<AverageScore> {
  const { db } = context;
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
  const photos = await db.$count(review, and(readable(productId), withPictures));
  const pets = await reviewedPets(readable(productId), context);
  return { average: averageOf({ sum, count }), count, scores, photos, pets };
}
