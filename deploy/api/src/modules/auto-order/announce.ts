import { and, gt, isNull, lte } from 'drizzle-orm';
import { autoOrder } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { queueMessages } from '../messages/api';
import type { AutoOrderRow, AutoOrderShop } from './next-order';
import { madeToday } from './when';

/** Its next order is still to come. */
const isComing = (now: Date) =>
  and(isNull(autoOrder.cancelledAt), isNull(autoOrder.pausedAt), gt(autoOrder.nextDate, madeToday(now)));

/**
 * Queues the letters about next orders some days before they are made, once for each delivery day: with the letter the moment is taken off,
 * or neither. Several processes may do it at once.
 */
export async function queueAnnouncements({ db, now }: Pick<AutoOrderShop, 'db' | 'now'>): Promise<void> {
  await inTransaction(db, async (tx) => {
    const due = await tx
      .update(autoOrder)
      .set({ announceAt: null })
      .where(and(lte(autoOrder.announceAt, now()), isComing(now())))
      .returning({ id: autoOrder.orderId });
    for (const { id } of due)
      await queueMessages(tx, { kind: 'auto_order', id, event: 'next_order', channels: ['email'] }, now());
  });
}

/** Whether the letter about the next order is still news. */
export const isStillComing = ({ cancelledAt, pausedAt, nextDate }: AutoOrderRow, now: Date): boolean =>
  cancelledAt === null && pausedAt === null && nextDate > madeToday(now);
