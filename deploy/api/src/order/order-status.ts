import { eq, sql } from 'drizzle-orm';
import type { OrderStatus } from 'shared-contracts/checkout/calls/order-answer';
import { formatDate } from 'shared-contracts/dates';
import { toFlag } from 'shared-contracts/format';
import { roubles } from '../catalogue/price';
import { orderLine } from '../db/schema';
import type { SessionContext } from '../http/context';
import { paymentState } from '../payment/payment-state';
import { findOwnOrder } from './own-order';
import { statusOf } from './status/statuses';

/** The status of an order, for its owner; for others the order does not exist (API-98). */
export async function orderStatus(id: number, context: SessionContext): Promise<OrderStatus> {
  const row = await findOwnOrder(id, context);
  const [goods] = await context.db
    .select({ quantity: sql<number>`coalesce(sum(${orderLine.quantity}), 0)::int` })
    .from(orderLine)
    .where(eq(orderLine.orderId, id));
  return {
    ID: row.id,
    STATUS_ID: row.statusId,
    STATUS_NAME: statusOf(row.statusId).title,
    PAYED: toFlag(row.statusId === 'F' || row.isPaid),
    PRICE: roubles(row.price),
    DELIVERY_NAME: row.deliveryName,
    DELIVERY_ADDRESS: row.deliveryAddress,
    DELIVERY_DATE: [row.deliveryDate ? formatDate(row.deliveryDate) : '', row.deliveryInterval]
      .filter(Boolean)
      .join(', '),
    PAYMENT_NAME: row.paymentName,
    QUANTITY: goods?.quantity ?? 0,
    PAYMENT: await paymentState(context.db, row),
  };
}
