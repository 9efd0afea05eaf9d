import { and, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import { autoOrder, order } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import { queueMessages } from '../../messages/api';
import { asChanged } from '../next-order/as-changed';
import { type AutoOrderRow, type AutoOrderShop, pricesOf, wantedLines } from '../next-order/next-order';
import { madeToday } from '../times/when';

/** Emails in one transaction. */
const BATCH = 20;

/** Its next order is still to come. */
const isComing = (now: Date) =>
  and(isNull(autoOrder.cancelledAt), isNull(autoOrder.pausedAt), gt(autoOrder.nextDate, madeToday(now)));

/**
 * Queues the emails about next orders some days before the orders are made, once for each delivery day. One transaction
 * queues the email, clears its time, and keeps the prices that it tells. Several processes may do it at once.
 */
export async function queueAnnouncements(shop: Pick<AutoOrderShop, 'db' | 'now'>): Promise<void> {
  while ((await queueSome(shop)) === BATCH);
}

/** Runs in a short transaction, because all emails of a day are due at the same hour. @returns how many were queued */
function queueSome({ db, now }: Pick<AutoOrderShop, 'db' | 'now'>): Promise<number> {
  const isDue = and(lte(autoOrder.announceAt, now()), isComing(now()));
  return inTransaction(db, async (tx) => {
    const some = tx.select({ id: autoOrder.orderId }).from(autoOrder).where(isDue).limit(BATCH);
    const due = await tx
      .update(autoOrder)
      .set({ announceAt: null })
      .where(and(inArray(autoOrder.orderId, some), isDue))
      .returning();
    for (const auto of due) {
      const { orderId: id } = auto;
      const [parent] = await tx.select().from(order).where(eq(order.id, id));
      if (!parent) continue;
      const lines = await wantedLines(tx, asChanged(parent, auto), { ...auto, toldPrices: null });
      await tx
        .update(autoOrder)
        .set({ toldPrices: pricesOf(lines) })
        .where(eq(autoOrder.orderId, id));
      await queueMessages(tx, { kind: 'auto_order', id, event: 'next_order', channels: ['email'] }, now());
    }
    return due.length;
  });
}

/** Whether the email about the next order is still needed. */
export const isStillComing = ({ cancelledAt, pausedAt, nextDate }: AutoOrderRow, now: Date): boolean =>
  cancelledAt === null && pausedAt === null && nextDate > madeToday(now);
