import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { petPicture } from '../../db/schema';
import type { PictureTable } from '../../http/pictures/stored-pictures';

/** The photos of pets. They are not cached: a deleted one leaves nothing behind, and hardly anybody but its owner looks at it. */
export const petPictures = (db: Database): PictureTable => ({
  async find(id) {
    return (await db.$count(petPicture, eq(petPicture.id, id))) > 0 ? { isCached: false } : null;
  },
  async content(id) {
    const [row] = await db.select({ content: petPicture.content }).from(petPicture).where(eq(petPicture.id, id));
    return row?.content ?? null;
  },
});
