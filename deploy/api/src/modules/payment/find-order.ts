import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { order, paySystem } from '../../db/schema';
import { notFound } from '../../http/shop-error';
import type { OrderAccess } from '../order-access/api';

/** An order with its payment method. */
export interface PayableOrder {
  order: typeof order.$inferSelect;
  paySystem: typeof paySystem.$inferSelect;
}

/**
 * The order, locked until the transaction ends.
 *
 * @throws ShopError 404; also for orders of other visitors
 */
export async function lockOrder(tx: Database, { where }: OrderAccess): Promise<PayableOrder> {
  const [found] = await tx
    .select({ order, paySystem })
    .from(order)
    .innerJoin(paySystem, eq(paySystem.id, order.paySystemId))
    .where(where)
    .for('no key update', { of: order });
  if (!found) throw notFound('Заказ не найден');
  return found;
}
