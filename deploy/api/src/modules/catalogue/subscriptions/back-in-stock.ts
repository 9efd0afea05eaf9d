import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { customer, product, stock, subscription } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';

/** A person who gets an email when a product is in stock again. */
export interface BackInStock {
  /** Of the subscription. */
  id: number;
  /** When the person subscribed. */
  createdAt: Date;
  email: string;
  productId: number;
  name: string;
  /** The code of the product's page. */
  code: string;
  /** The storefront where the subscription was made. */
  origin: string;
}

/** Maximum number of emails per run. */
const BATCH = 100;
/** After this time an email that a process claimed and did not send may be claimed again. */
const PATIENCE = 15 * 60_000;

/**
 * Emails everybody whose product is in stock again in their city, and ends these subscriptions. Several processes may run at once: one
 * of them claims each email. An email that fails, or whose process is killed, is sent by a later run.
 *
 * @param tell sends one email; its errors are passed to `onError`
 * @returns how many emails were sent
 */
export async function sendBackInStockEmails(
  db: Database,
  now: Date,
  tell: (notice: BackInStock) => Promise<void>,
  onError: (error: unknown) => void,
): Promise<number> {
  const waiting = await takeOn(db, now);
  const told = new Set<string>();
  for (const notice of waiting) {
    const letter = `${notice.productId} ${notice.email}`;
    try {
      // One address gets one email, even if it was entered in several browsers.
      if (!told.has(letter)) await tell(notice);
      told.add(letter);
      await db.delete(subscription).where(eq(subscription.id, notice.id));
    } catch (error) {
      onError(error);
    }
  }
  return told.size;
}

/** The customer has switched these e-mails off in the settings: the subscription waits until they are on again. */
const isUnwanted = sql`exists (select 1 from ${customer}
  where ${customer.id} = ${subscription.customerId} and not ${customer.stockEmails})`;

function takeOn(db: Database, now: Date): Promise<BackInStock[]> {
  const isFree = or(isNull(subscription.takenAt), lt(subscription.takenAt, new Date(now.getTime() - PATIENCE)));
  return inTransaction(db, async (tx) => {
    const rows = await tx
      .select({
        id: subscription.id,
        createdAt: subscription.createdAt,
        email: subscription.email,
        productId: subscription.productId,
        name: product.name,
        code: product.code,
        origin: subscription.origin,
      })
      .from(subscription)
      .innerJoin(product, eq(product.id, subscription.productId))
      .innerJoin(stock, and(eq(stock.productId, subscription.productId), eq(stock.locationId, subscription.locationId)))
      .where(and(isFree, gt(stock.quantity, 0), sql`not ${isUnwanted}`))
      .orderBy(asc(subscription.id))
      .limit(BATCH)
      .for('update', { of: subscription, skipLocked: true });
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await tx.update(subscription).set({ takenAt: now }).where(inArray(subscription.id, ids));
    return rows;
  });
}
