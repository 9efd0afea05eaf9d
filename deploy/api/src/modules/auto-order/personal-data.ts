import { asc, eq } from 'drizzle-orm';
import { autoOrder } from '../../db/schema';
import { type PersonalData, rowsOf } from '../../http/personal-data';

export const autoOrderData: PersonalData = {
  holds: 'Auto-orders of a customer, with recipient and address, as long as the account',
  export: async (db, owner) => ({ auto_orders: await rowsOf(db, autoOrder, owner) }),
  lock: {
    level: 'auto-order',
    take: (tx, customerId) =>
      tx
        .select({ id: autoOrder.orderId })
        .from(autoOrder)
        .where(eq(autoOrder.customerId, customerId))
        .orderBy(asc(autoOrder.orderId))
        .for('update'),
  },
};
