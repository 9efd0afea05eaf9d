import { and, eq, isNull, or } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { review, reviewPicture } from '../../../db/schema';
import { fileOf } from '../../../files/file-of';
import type { PictureTable } from '../../../http/pictures/stored-pictures';

/**
 * The pictures of reviews. A picture of a hidden review does not exist for visitors. A picture that is not in a review
 * yet is not cached, because most of those are deleted.
 */
export const reviewPictures = (db: Database): PictureTable => ({
  async find(id) {
    const [row] = await db
      .select({ reviewId: reviewPicture.reviewId })
      .from(reviewPicture)
      .leftJoin(review, eq(review.id, reviewPicture.reviewId))
      .where(and(eq(reviewPicture.id, id), or(isNull(reviewPicture.reviewId), eq(review.isActive, true))));
    return row ? { isCached: row.reviewId !== null } : null;
  },
  file: (id) => fileOf(db, reviewPicture, id),
});
