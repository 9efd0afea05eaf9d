import { inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { order, orderLine, payment } from '../../../db/schema';
import { withoutKeys } from '../../../http/personal-data';

/** Stored orders with their goods and payments, for a person's data file. */
export async function storedOrders(db: Database, whose: SQL): Promise<object[]> {
  const orders = await db.select().from(order).where(whose).orderBy(order.id);
  const theirs = db.select({ id: order.id }).from(order).where(whose);
  const lines = await db.select().from(orderLine).where(inArray(orderLine.orderId, theirs));
  const payments = await db
    .select({
      orderId: payment.orderId,
      amount: payment.amount,
      refunded: payment.refunded,
      status: payment.status,
      createdAt: payment.createdAt,
    })
    .from(payment)
    .where(inArray(payment.orderId, theirs));
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  const paymentsOf = Map.groupBy(payments, ({ orderId }) => orderId);
  return orders.map((one) => ({
    ...withoutKeys(one),
    lines: linesOf.get(one.id) ?? [],
    payments: paymentsOf.get(one.id) ?? [],
  }));
}
