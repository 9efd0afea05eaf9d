import { asc } from 'drizzle-orm';
import { type order, paySystem } from '../../db/schema';
import type { Context } from '../../http/context';

export type PaySystemRow = typeof paySystem.$inferSelect;

/** The payment methods for a delivery service, by SORT (ORD-08): on receipt, and on the site if an acquirer is configured. */
export async function paySystemsFor(
  { db, partners }: Pick<Context, 'db' | 'partners'>,
  type: string,
): Promise<PaySystemRow[]> {
  const all = await db.select().from(paySystem).orderBy(asc(paySystem.sort), asc(paySystem.id));
  return all.filter(
    ({ deliveryTypes, isCash, acquirers }) =>
      deliveryTypes.some((one) => one === type) && (isCash || acquirers.some((name) => partners.acquirers.has(name))),
  );
}

/**
 * The payment methods that an order can change to, including its current one. None unless the order waits for its
 * payment on the site: an order that is paid on receipt has no payment deadline, so a change could cancel it unnoticed.
 */
export async function paySystemsForOrder(
  context: Pick<Context, 'db' | 'partners'>,
  {
    statusId,
    isPaid,
    payBy,
    deliveryType,
  }: Pick<typeof order.$inferSelect, 'statusId' | 'isPaid' | 'payBy' | 'deliveryType'>,
): Promise<PaySystemRow[]> {
  return statusId === 'N' && !isPaid && payBy !== null ? paySystemsFor(context, deliveryType) : [];
}
