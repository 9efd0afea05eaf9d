import { asc } from 'drizzle-orm';
import type { DeliveryType } from 'shared-contracts/checkout/calls/delivery-answer';
import { paySystem } from '../db/schema';
import type { Context } from '../http/context';

export type PaySystemRow = typeof paySystem.$inferSelect;

/** The payment methods for a delivery service, by SORT (ORD-08): on receipt, and on the site if an acquirer is configured. */
export async function paySystemsFor(
  { db, partners }: Pick<Context, 'db' | 'partners'>,
  type: DeliveryType,
): Promise<PaySystemRow[]> {
  const all = await db.select().from(paySystem).orderBy(asc(paySystem.sort), asc(paySystem.id));
  return all.filter(
    ({ deliveryTypes, isCash, acquirers }) =>
      deliveryTypes.includes(type) && (isCash || acquirers.some((name) => partners.acquirers.has(name))),
  );
}
