import type { addPetPicture } from '@zapovednik/api/cabinet/calls/pet';
import { and, eq, isNull, lt, ne, or } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Database } from '../../db/database';
import { petPicture } from '../../db/schema';
import { countAttempt } from '../../http/attempts';
import type { CustomerContext } from '../../http/context';
import { newPictureId, readUpload, UNUSED_KEPT } from '../../http/pictures/uploads';
import { ShopError } from '../../http/shop-error';

/** Uploads of one customer. */
const UPLOADS = { name: 'pet-picture', most: 60, seconds: 24 * 3600 };

/** Base of the addresses of a photo. */
export const petPictureAddress = (id: string) => `/pictures/pet/${id}/1`;

/**
 * Stores a photo for the form of a pet.
 *
 * @throws ShopError 422 not a picture, 429 too many in a day, 503 the store of files is away
 */
export async function storePetPicture(
  file: string,
  { db, files, customerId, now }: CustomerContext,
): Promise<z.input<typeof addPetPicture.answer>> {
  await countAttempt(db, UPLOADS, String(customerId), now());
  const kept = await files.keep(db, 'pet', await readUpload(file));
  const id = newPictureId();
  await db.insert(petPicture).values({ id, customerId, ...kept, createdAt: now() });
  return { id, picture: petPictureAddress(id) };
}

/**
 * Makes an uploaded photo the photo of a pet; '' means none. The earlier one is deleted.
 *
 * @throws ShopError 400 for a photo of another person or pet, or one that does not exist
 */
export async function choosePicture(id: string, petId: number, { db, customerId }: CustomerContext): Promise<void> {
  await db.delete(petPicture).where(and(eq(petPicture.petId, petId), ne(petPicture.id, id)));
  if (id === '') return;
  const isFree = or(isNull(petPicture.petId), eq(petPicture.petId, petId));
  const chosen = await db
    .update(petPicture)
    .set({ petId })
    .where(and(eq(petPicture.id, id), eq(petPicture.customerId, customerId), isFree))
    .returning({ id: petPicture.id });
  if (chosen.length > 0) return;
  const message = 'Загрузите фото ещё раз';
  throw new ShopError(400, 'validation', message, { picture: message });
}

/** Deletes photos whose form was never sent. */
export async function forgetOldPetPictures(db: Database, now: Date): Promise<void> {
  const isOld = lt(petPicture.createdAt, new Date(now.getTime() - UNUSED_KEPT));
  await db.delete(petPicture).where(and(isNull(petPicture.petId), isOld));
}
