import { and, eq } from 'drizzle-orm';
import { autoOrder, order } from '../../../db/schema';
import type { CustomerContext } from '../../../http/context';
import { notFound, ShopError } from '../../../http/shop-error';
import type { OrderRow } from '../../order-states/api';
import type { AutoOrderRow } from '../next-order/next-order';

/** An auto-order and its parent order. */
export interface OwnAutoOrder {
  readonly auto: AutoOrderRow;
  readonly parent: OrderRow;
}

type Context = Pick<CustomerContext, 'db' | 'customerId'>;

const isOwn = (id: number, customerId: number) => and(eq(autoOrder.orderId, id), eq(autoOrder.customerId, customerId));

/** An auto-order of the customer. For other customers it does not exist. */
export async function findOwnAutoOrder(id: number, { db, customerId }: Context): Promise<OwnAutoOrder> {
  const [found] = await db
    .select({ auto: autoOrder, parent: order })
    .from(autoOrder)
    .innerJoin(order, eq(order.id, autoOrder.orderId))
    .where(isOwn(id, customerId));
  if (!found) throw notFound('Автозаказ не найден');
  return found;
}

/** Like `findOwnAutoOrder`, locked until the transaction ends. Refuses an ended one. */
export async function lockOwnAutoOrder(id: number, { db, customerId }: Context): Promise<OwnAutoOrder> {
  const [auto] = await db.select().from(autoOrder).where(isOwn(id, customerId)).for('update');
  const [parent] = auto ? await db.select().from(order).where(eq(order.id, id)) : [];
  if (!auto || !parent) throw notFound('Автозаказ не найден');
  if (auto.cancelledAt) throw new ShopError(409, 'auto_order_ended', 'Автозаказ уже отменён');
  return { auto, parent };
}
