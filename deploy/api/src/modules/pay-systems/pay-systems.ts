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
 * The payment methods that an order can change to, its own included. None unless it waits for its payment on the site: an order on
 * receipt has no hour to be paid in, so it could be cancelled unnoticed.
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
