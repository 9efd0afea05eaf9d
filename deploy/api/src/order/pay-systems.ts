import { asc } from 'drizzle-orm';
import type { DeliveryType } from 'shared-contracts/checkout/calls/delivery-answer';
import { paySystem } from '../db/schema';
import type { Context } from '../http/context';

export type PaySystemRow = typeof paySystem.$inferSelect;

/** The ways to pay that fit a way of delivery, by SORT (ORD-08): those on receipt, and those on the site that an acquirer takes. */
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
