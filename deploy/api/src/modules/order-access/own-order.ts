import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import { order } from '../../db/schema';
import type { SessionContext } from '../../http/context';
import { notFound } from '../../http/shop-error';
import type { OrderRow } from '../order-states/api';

/** The caller's orders: the customer's, and those that this session made anonymously. */
export function isOwn({ key, customerId }: SessionContext['session']): SQL | undefined {
  const anonymous = and(isNull(order.customerId), eq(order.sessionKey, key));
  return customerId === null ? anonymous : or(eq(order.customerId, customerId), anonymous);
}

/** An order of the caller. For other people it does not exist. */
export async function findOwnOrder(
  id: number,
  { db, session }: Pick<SessionContext, 'db' | 'session'>,
): Promise<OrderRow> {
  const [row] = await db
    .select()
    .from(order)
    .where(and(eq(order.id, id), isOwn(session)));
  if (!row) throw notFound('Заказ не найден');
  return row;
}
