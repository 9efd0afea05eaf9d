import { and, eq } from 'drizzle-orm';
import { review } from '../../../db/schema';
import type { Context } from '../../../http/context';
import { notFound } from '../../../http/shop-error';

/**
 * Locks a visible review, so that votes for it are serial.
 *
 * @throws ShopError 404, also for a review that a moderator has hidden
 */
export async function lockReview({ db }: Pick<Context, 'db'>, id: number) {
  const [row] = await db
    .select()
    .from(review)
    .where(and(eq(review.id, id), eq(review.isActive, true)))
    .for('no key update');
  if (!row) throw notFound('Отзыв не найден');
  return row;
}
