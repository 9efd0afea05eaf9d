import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { petPicture } from '../../db/schema';
import { fileOf } from '../../files/file-of';
import type { PictureTable } from '../../http/pictures/stored-pictures';

/**
 * The photos of pets. They are not cached, so that a deleted one leaves no copy. Hardly anybody except the owner views
 * them.
 */
export const petPictures = (db: Database): PictureTable => ({
  async find(id) {
    return (await db.$count(petPicture, eq(petPicture.id, id))) > 0 ? { isCached: false } : null;
  },
  file: (id) => fileOf(db, petPicture, id),
});
