import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { payment } from '../../db/schema';

/**
 * Marks the money of a cancelled or unsuccessful order for refund, in the transaction that ends the order, so that it is never
 * forgotten.
 */
export async function markForRefund(tx: Database, orderId: number): Promise<void> {
  await tx
    .update(payment)
    .set({ status: 'returning', checkAt: new Date() })
    .where(and(eq(payment.orderId, orderId), eq(payment.status, 'paid')));
}
