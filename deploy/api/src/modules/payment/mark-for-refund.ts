import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { payment } from '../../db/schema';
import type { OrderEnded } from '../order/api';
import { statusOf } from '../order-states/api';

/**
 * Marks the money of a cancelled or unsuccessful order for refund, in the transaction that ends the order, so that no
 * refund is lost.
 */
export async function markForRefund(tx: Database, { order, now }: OrderEnded): Promise<void> {
  if (!order.isPaid || !statusOf(order.statusId).hidesPayment) return;
  await tx
    .update(payment)
    .set({ status: 'returning', checkAt: now })
    .where(and(eq(payment.orderId, order.id), eq(payment.status, 'paid')));
}
