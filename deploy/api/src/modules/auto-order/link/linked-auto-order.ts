import {
  type LinkedAutoOrder,
  linkedAutoOrder,
  type OwnAutoOrderAnswer,
} from '@zapovednik/api/cabinet/wire/own-auto-order';
import { and, eq, isNull } from 'drizzle-orm';
import { autoOrder } from '../../../db/schema';
import type { Context } from '../../../http/context';
import { notFound } from '../../../http/shop-error';
import { autoOrderOfToken } from './auto-order-link';

/** A change, or a read, in the name of the customer of a link. */
type InTheName = (id: number, context: Context & { customerId: number }) => Promise<OwnAutoOrderAnswer>;

/**
 * Does something with the auto-order of a signed link, and answers without the customer's data.
 *
 * @throws ShopError 404 when the token is forged or incomplete (the database is not asked), or the auto-order has ended
 */
export async function withLinked(token: string, context: Context, what: InTheName): Promise<LinkedAutoOrder> {
  const id = autoOrderOfToken(token, context.linkKey);
  const isRunning = and(eq(autoOrder.orderId, id ?? 0), isNull(autoOrder.cancelledAt));
  const [found] = id === null ? [] : await context.db.select().from(autoOrder).where(isRunning);
  if (!found) throw notFound('Автозаказ не найден');
  return linkedAutoOrder.parse(await what(found.orderId, { ...context, customerId: found.customerId }));
}
