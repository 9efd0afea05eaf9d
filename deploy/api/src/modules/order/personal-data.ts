import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { couponUse, order, orderLine, payment } from '../../db/schema';
import { type PersonalData, withoutKeys } from '../../http/personal-data';
import type { Customer } from '../../http/session';
import { inWorkCodes } from '../order-states/api';

async function ordersOf(db: Database, { id }: Customer) {
  const orders = await db.select().from(order).where(eq(order.customerId, id));
  const own = db.select({ id: order.id }).from(order).where(eq(order.customerId, id));
  const lines = await db.select().from(orderLine).where(inArray(orderLine.orderId, own));
  const payments = await db
    .select({
      orderId: payment.orderId,
      amount: payment.amount,
      refunded: payment.refunded,
      status: payment.status,
      createdAt: payment.createdAt,
    })
    .from(payment)
    .where(inArray(payment.orderId, own));
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  const paymentsOf = Map.groupBy(payments, ({ orderId }) => orderId);
  return orders.map((order) => ({
    ...withoutKeys(order),
    lines: linesOf.get(order.id) ?? [],
    payments: paymentsOf.get(order.id) ?? [],
  }));
}

/** Orders keep goods, sums and dates, and nothing that leads to the person. */
async function leaveOrders(tx: Database, id: number): Promise<void> {
  const own = tx.select({ id: order.id }).from(order).where(eq(order.customerId, id));
  await tx
    .update(couponUse)
    .set({ customerId: null, phone: sql`'order ' || ${couponUse.orderId}` })
    .where(or(eq(couponUse.customerId, id), inArray(couponUse.orderId, own)));
  await tx
    .update(order)
    .set({
      customerId: null,
      sessionKey: '',
      contactName: '',
      phone: '',
      email: '',
      description: '',
      address: null,
      deliveryAddress: sql`case when ${order.address} is null then ${order.deliveryAddress} else '' end`,
      guestNetwork: null,
    })
    .where(eq(order.customerId, id));
  await tx.update(order).set({ employeeId: null }).where(eq(order.employeeId, id));
}

export const orderData: PersonalData = {
  export: async (db, owner) => ({ orders: await ordersOf(db, owner) }),
  lock: {
    level: 'order',
    take: (tx, customerId) =>
      tx
        .select({ id: order.id })
        .from(order)
        .where(eq(order.customerId, customerId))
        .orderBy(asc(order.id))
        .for('no key update'),
  },
  isBusy: async (tx, customerId) =>
    (await tx.$count(order, and(eq(order.customerId, customerId), inArray(order.statusId, inWorkCodes)))) > 0,
  erase: (tx, { id }) => leaveOrders(tx, id),
};
