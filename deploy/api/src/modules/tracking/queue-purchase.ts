import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { purchaseReport, session } from '../../db/schema';
import { enqueue } from '../../jobs/queue';
import type { OrderPlaced } from '../order/api';

/** Queues the report of a placed order (TRK-03), in its transaction, so that both are stored or neither is. */
export async function queuePurchase(tx: Database, { order, visitor, now }: OrderPlaced): Promise<void> {
  // An employee's browser did not buy anything.
  const buyer = order.employeeId === null ? visitor : null;
  const [browser] = buyer
    ? await tx.select({ device: session.trackingId }).from(session).where(eq(session.key, buyer.sessionKey))
    : [];
  await tx.insert(purchaseReport).values({ orderId: order.id, device: browser?.device ?? null, createdAt: now });
  await enqueue(tx, 'purchase', [order.id], now);
}
