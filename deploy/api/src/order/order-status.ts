import { and, eq, or, sql } from 'drizzle-orm';
import type { OrderStatus } from 'shared-contracts/api/order';
import { formatDate } from 'shared-contracts/dates';
import { toFlag } from 'shared-contracts/format';
import { roubles } from '../catalogue/price';
import { order, orderLine } from '../db/schema';
import type { SessionContext } from '../http/context';
import { notFound } from '../http/shop-error';

/** Titles of the statuses that an order has so far (ORD-57). */
const titles: Record<string, string> = { N: 'Принят', P: 'Оплачен', F: 'Выполнен' };

/** How an order stands, for whoever made it; for anybody else there is no such order (API-98). */
export async function orderStatus(id: number, { db, session }: SessionContext): Promise<OrderStatus> {
  const own = or(
    eq(order.sessionKey, session.key),
    session.customerId === null ? undefined : eq(order.customerId, session.customerId),
  );
  const [row] = await db
    .select()
    .from(order)
    .where(and(eq(order.id, id), own));
  if (!row) throw notFound('Заказ не найден');
  const [goods] = await db
    .select({ quantity: sql<number>`coalesce(sum(${orderLine.quantity}), 0)::int` })
    .from(orderLine)
    .where(eq(orderLine.orderId, id));
  return {
    ID: row.id,
    STATUS_ID: row.statusId,
    STATUS_NAME: titles[row.statusId] ?? 'В работе',
    PAYED: toFlag(row.isPaid),
    PRICE: roubles(row.price),
    DELIVERY_NAME: row.deliveryName,
    DELIVERY_ADDRESS: row.deliveryAddress,
    DELIVERY_DATE: [row.deliveryDate ? formatDate(row.deliveryDate) : '', row.deliveryInterval]
      .filter(Boolean)
      .join(', '),
    PAYMENT_NAME: row.paymentName,
    QUANTITY: goods?.quantity ?? 0,
  };
}
