import type { AutoOrderInterval } from '@zapovednik/api/cabinet/wire/auto-order-interval';
import { and, eq, isNull, max } from 'drizzle-orm';
import { shopDay } from '../../../base/time/days';
import type { Database } from '../../../db/database';
import { autoOrder, autoOrderMode, order } from '../../../db/schema';
import type { SessionContext } from '../../../http/context';
import { notFound, ShopError } from '../../../http/shop-error';
import type { OrderPlaced } from '../../order/api';
import { findOwnOrder } from '../../order-access/api';

import type { OrderRow } from '../../order-states/api';
import { madeToday, nextTurn } from '../times/when';
import { checkAvailable } from './mode';
import { whyNotRepeatable } from './why-not-repeatable';

/**
 * Starts the repetition of an order, or changes its interval. The next day is counted from the last delivery, and is
 * later than the orders that are already being made.
 */
async function repeat(
  tx: Database,
  { id: orderId, customerId, deliveryDate, createdAt }: OrderRow & { customerId: number },
  { interval, type: unit, variant }: AutoOrderInterval,
  { now, origin }: Pick<SessionContext, 'now' | 'origin'>,
): Promise<void> {
  const [last] = await tx
    .select({ day: max(order.autoOrderDate) })
    .from(order)
    .where(eq(order.parentOrderId, orderId));
  const day = last?.day ?? deliveryDate ?? shopDay(createdAt);
  const values = {
    variant,
    interval,
    unit,
    ...nextTurn(day, { interval, unit }, madeToday(now())),
    origin,
    cancelledAt: null,
    problem: null,
  };
  await tx
    .insert(autoOrder)
    .values({ orderId, customerId, ...values })
    .onConflictDoUpdate({ target: autoOrder.orderId, set: values });
}

/** The new order starts an auto-order. After it, the next order is an ordinary one again. */
export async function beginAutoOrder(tx: Database, { order, visitor, now }: OrderPlaced): Promise<void> {
  const { customerId } = order;
  if (customerId === null || !visitor?.repeats) return;
  await repeat(tx, { ...order, customerId }, visitor.repeats, { now: () => now, origin: visitor.origin });
  await tx.delete(autoOrderMode).where(eq(autoOrderMode.sessionKey, visitor.sessionKey));
}

/** Changes how an order of this customer is repeated (API-102). */
export async function repeatOrderEvery(
  id: number,
  interval: AutoOrderInterval,
  context: SessionContext,
): Promise<void> {
  checkAvailable(context);
  const order = await findOwnOrder(id, context);
  const { customerId } = order;
  const reason = whyNotRepeatable(order);
  if (customerId === null || reason) throw new ShopError(409, 'no_auto_order', reason ?? '');
  await repeat(context.db, { ...order, customerId }, interval, context);
}

/** Ends an auto-order of this customer. Repeating the call is allowed; existing orders stay (API-104). */
export async function endAutoOrder(id: number, context: SessionContext): Promise<void> {
  const { db, now } = context;
  const order = await findOwnOrder(id, context);
  const [found] = await db.select().from(autoOrder).where(eq(autoOrder.orderId, order.id)).for('update');
  if (!found) throw notFound('Автозаказ не найден');
  await db
    .update(autoOrder)
    .set({ cancelledAt: now(), pausedAt: null, problem: null, announceAt: null })
    .where(and(eq(autoOrder.orderId, order.id), isNull(autoOrder.cancelledAt)));
}
