import type { addReviewPicture } from '@zapovednik/api/catalog/calls/review-writes';
import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Database } from '../../../db/database';
import { reviewPicture } from '../../../db/schema';
import { countAttempt } from '../../../http/attempts';
import type { CustomerContext } from '../../../http/context';
import { newPictureId, readUpload, UNUSED_KEPT } from '../../../http/pictures/uploads';
import { ShopError } from '../../../http/shop-error';

/** Uploads of one customer. */
const UPLOADS = { name: 'review-picture', most: 60, seconds: 24 * 3600 };

/** Base of the addresses of a picture. */
export const pictureAddress = (id: string) => `/pictures/review/${id}/1`;

/**
 * Stores a picture for a review that the customer is writing (API-26).
 *
 * @throws ShopError 422 not a picture, 429 too many in a day, 503 the store of files is away
 */
export async function storePicture(
  file: string,
  { db, files, customerId, now }: CustomerContext,
): Promise<z.input<typeof addReviewPicture.answer>> {
  await countAttempt(db, UPLOADS, String(customerId), now());
  const kept = await files.keep(db, 'review', await readUpload(file));
  const id = newPictureId();
  await db.insert(reviewPicture).values({ id, customerId, ...kept, createdAt: now() });
  return { id, picture: pictureAddress(id) };
}

/**
 * The ids of the customer's uploaded pictures, each once.
 *
 * @throws ShopError 400 for a picture of another person or review, or one that does not exist
 */
export async function ownPictures(
  wanted: readonly string[],
  { db, customerId }: CustomerContext,
): Promise<readonly string[]> {
  const ids = [...new Set(wanted)];
  if (ids.length === 0) return ids;
  const unusedOfCustomer = and(eq(reviewPicture.customerId, customerId), isNull(reviewPicture.reviewId));
  if ((await db.$count(reviewPicture, and(unusedOfCustomer, inArray(reviewPicture.id, ids)))) === ids.length)
    return ids;
  const message = 'Загрузите фото ещё раз';
  throw new ShopError(400, 'validation', message, { pictures: message });
}

export async function attachPictures(
  ids: readonly string[],
  reviewId: number,
  { db }: Pick<CustomerContext, 'db'>,
): Promise<void> {
  if (ids.length > 0)
    await db
      .update(reviewPicture)
      .set({ reviewId })
      .where(inArray(reviewPicture.id, [...ids]));
}

/** Deletes pictures whose review was never written. */
export async function forgetOldPictures(db: Database, now: Date): Promise<void> {
  const isOld = lt(reviewPicture.createdAt, new Date(now.getTime() - UNUSED_KEPT));
  await db.delete(reviewPicture).where(and(isNull(reviewPicture.reviewId), isOld));
}
