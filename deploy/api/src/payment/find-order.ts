import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { order, paySystem } from '../db/schema';
import { notFound } from '../http/shop-error';
import { isOwn } from '../order/own-order';
import type { ActiveSession } from '../session/session';

/** An order with its payment method. */
export interface PayableOrder {
  order: typeof order.$inferSelect;
  paySystem: typeof paySystem.$inferSelect;
}

/**
 * The caller's own order, locked until the transaction ends.
 *
 * @throws ShopError 404; also for other visitors.
 */
export async function lockOwnOrder(tx: Database, id: number, session: ActiveSession): Promise<PayableOrder> {
  const [found] = await tx
    .select({ order, paySystem })
    .from(order)
    .innerJoin(paySystem, eq(paySystem.id, order.paySystemId))
    .where(and(eq(order.id, id), isOwn(session)))
    .for('no key update', { of: order });
  if (!found) throw notFound('Заказ не найден');
  return found;
}
