import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../../../db/database';
import { order } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import type { Shop } from '../../../http/context';
import { applyEvent } from './apply-event';

/** While an order is being paid, it does not end before its payment does (`until`). */
export async function extendPayBy(tx: Database, orderId: number, until: Date): Promise<void> {
  await tx
    .update(order)
    .set({ payBy: until })
    .where(and(eq(order.id, orderId), lte(order.payBy, until)));
}

/**
 * Ends orders that were not paid in time, and guest orders that the shop has not started to process, each in its own
 * transaction, and releases their goods. The order's lock decides between concurrent events: see `markPaid`.
 *
 * @returns the number of ended orders
 */
export async function expireOrders(
  shop: Pick<Shop, 'db' | 'now' | 'events'>,
  log: Pick<Logger, 'error'>,
): Promise<number> {
  return (await endDue(shop, order.payBy, 'expire', log)) + (await endDue(shop, order.releaseAt, 'release', log));
}

async function endDue(
  shop: Pick<Shop, 'db' | 'now' | 'events'>,
  until: typeof order.payBy | typeof order.releaseAt,
  event: 'expire' | 'release',
  log: Pick<Logger, 'error'>,
): Promise<number> {
  const { db } = shop;
  const due = await db
    .select({ id: order.id })
    .from(order)
    .where(and(isNotNull(until), eq(order.statusId, 'N'), eq(order.isPaid, false), lte(until, shop.now())))
    .orderBy(asc(until))
    .limit(500);
  let ended = 0;
  for (const { id } of due) {
    try {
      if ((await inTransaction(db, (tx) => applyEvent(tx, id, event, shop))).changed) ended += 1;
    } catch (error) {
      // For example, the order is locked. The other orders do not wait for it, and the next run tries it again.
      log.error({ err: error, order: id, event }, 'an order could not be ended');
    }
  }
  return ended;
}
