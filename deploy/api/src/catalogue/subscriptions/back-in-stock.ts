import { and, asc, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { product, stock, subscription } from '../../db/schema';
import { inTransaction } from '../../db/transaction';

/** Who is to be told that a product is in stock again. */
export interface BackInStock {
  email: string;
  productId: number;
  name: string;
  /** Of the product's page. */
  code: string;
  /** Of the storefront that the subscription was made in. */
  origin: string;
}

/** How many letters one look sends at most. */
const BATCH = 100;
/** After so long a process that took a letter on and did not send it is given up. */
const PATIENCE = 15 * 60_000;

/**
 * Tells everybody whose product is in stock again in their city, and ends these subscriptions. Several processes may look at once:
 * each letter is taken on by one of them. A letter that fails, or whose process is killed, is sent by a later look.
 *
 * @param tell sends one letter; what it throws is handed to `onError`
 * @returns how many were told
 */
export async function tellBackInStock(
  db: Database,
  now: Date,
  tell: (notice: BackInStock) => Promise<void>,
  onError: (error: unknown) => void,
): Promise<number> {
  const waiting = await takeOn(db, now);
  const told = new Set<string>();
  for (const { id, ...notice } of waiting) {
    const letter = `${notice.productId} ${notice.email}`;
    try {
      // One address gets one letter, from however many browsers it was given.
      if (!told.has(letter)) await tell(notice);
      told.add(letter);
      await db.delete(subscription).where(eq(subscription.id, id));
    } catch (error) {
      onError(error);
    }
  }
  return told.size;
}

function takeOn(db: Database, now: Date): Promise<(BackInStock & { id: number })[]> {
  const isFree = or(isNull(subscription.takenAt), lt(subscription.takenAt, new Date(now.getTime() - PATIENCE)));
  return inTransaction(db, async (tx) => {
    const rows = await tx
      .select({
        id: subscription.id,
        email: subscription.email,
        productId: subscription.productId,
        name: product.name,
        code: product.code,
        origin: subscription.origin,
      })
      .from(subscription)
      .innerJoin(product, eq(product.id, subscription.productId))
      .innerJoin(stock, and(eq(stock.productId, subscription.productId), eq(stock.locationId, subscription.locationId)))
      .where(and(isFree, gt(stock.quantity, 0)))
      .orderBy(asc(subscription.id))
      .limit(BATCH)
      .for('update', { of: subscription, skipLocked: true });
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await tx.update(subscription).set({ takenAt: now }).where(inArray(subscription.id, ids));
    return rows;
  });
}
