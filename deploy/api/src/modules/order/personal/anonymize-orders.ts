import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { consent, couponUse, order } from '../../../db/schema';

/**
 * Removes personal data from orders whose rows are locked or that no other code changes. They keep goods, sums and
 * dates, which the accounting law requires, and no data that identifies the person. The log of consents stays without
 * the address.
 */
export async function anonymizeOrders(tx: Database, whose: SQL): Promise<void> {
  const theirs = tx.select({ id: order.id }).from(order).where(whose);
  await tx
    .update(couponUse)
    .set({ customerId: null, phone: sql`'order ' || ${couponUse.orderId}` })
    .where(inArray(couponUse.orderId, theirs));
  await tx.update(consent).set({ email: null }).where(inArray(consent.orderId, theirs));
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
    .where(whose);
}
