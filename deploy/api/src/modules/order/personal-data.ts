import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { couponUse, order } from '../../db/schema';
import type { PersonalData } from '../../http/personal-data';
import { inWorkCodes } from '../order-states/api';
import { anonymizeOrders } from './personal/anonymize-orders';
import { guestOrderData } from './personal/guest-data';
import { storedOrders } from './personal/stored-orders';

async function leaveOrders(tx: Database, id: number): Promise<void> {
  await anonymizeOrders(tx, eq(order.customerId, id));
  await tx
    .update(couponUse)
    .set({ customerId: null, phone: sql`'order ' || ${couponUse.orderId}` })
    .where(eq(couponUse.customerId, id));
  await tx.update(order).set({ employeeId: null }).where(eq(order.employeeId, id));
}

export const orderData: PersonalData = {
  holds:
    'Orders with name, phone, e-mail and address. Of a customer as long as the account; of a guest three years after the order was completed, 90 days after it ended otherwise. Then goods, sums and dates stay without the person',
  guest: guestOrderData,
  export: async (db, { id }) => ({ orders: await storedOrders(db, eq(order.customerId, id)) }),
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
