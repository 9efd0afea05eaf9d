import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { consent, couponUse, order } from '../../../db/schema';

/**
 * Takes the person out of orders, whose rows are locked or of nobody else's interest: they keep goods, sums and dates, which the law on
 * accounting asks for, and nothing that leads to the person. The log of their consents stays without the address.
 */
export async function takePersonOut(tx: Database, whose: SQL): Promise<void> {
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
