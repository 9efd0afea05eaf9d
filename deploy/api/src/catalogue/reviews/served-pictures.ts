import { join } from 'node:path';
import { and, eq, isNull, or } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { review, reviewPicture } from '../../db/schema';
import { CachedFiles } from '../../pictures/cached-files';
import { encode } from '../../pictures/encode';
import type { Pictures } from '../../pictures/picture-key';
import { TaskQueue } from '../../pictures/task-queue';

interface Options {
  db: Database;
  /** Rendered widths are cached in its folder `pictures`. */
  dataDir: string;
  /** Called when a picture could not be read from or written to the cache; it is served anyway. */
  onCacheError: (error: unknown) => void;
}

/**
 * The pictures of reviews in all widths. A picture of a hidden review does not exist; one that is not in a review yet is not cached,
 * because most of those are deleted.
 */
export function reviewPictures({ db, dataDir, onCacheError }: Options): Pictures<'review'> {
  const files = new CachedFiles(join(dataDir, 'pictures'));
  const queue = new TaskQueue(1);

  async function find(id: string) {
    const [row] = await db
      .select({ id: reviewPicture.id, reviewId: reviewPicture.reviewId })
      .from(reviewPicture)
      .leftJoin(review, eq(review.id, reviewPicture.reviewId))
      .where(and(eq(reviewPicture.id, id), or(isNull(reviewPicture.reviewId), eq(review.isActive, true))));
    return row;
  }

  async function render(id: string, format: 'avif' | 'webp' | 'jpg', width: number) {
    const [row] = await db
      .select({ content: reviewPicture.content })
      .from(reviewPicture)
      .where(eq(reviewPicture.id, id));
    return row ? queue.run(() => encode(row.content, format, width)) : null;
  }

  return {
    async tag({ id, n, width, format }) {
      return n === 1 && (await find(id)) ? `"${id}-${width}-${format}"` : null;
    },
    async load({ kind, id, n, width, format }) {
      const found = await find(id);
      if (!found || n !== 1) return null;
      const place = { kind, id, n, digest: 'photo' };
      const name = `${width}.${format}`;
      const cached = await files.read(place, name).catch((error: unknown) => {
        onCacheError(error);
        return null;
      });
      if (cached) return cached;
      const bytes = await render(id, format, width);
      if (bytes && found.reviewId !== null) await files.write(place, name, bytes).catch(onCacheError);
      return bytes;
    },
  };
}
