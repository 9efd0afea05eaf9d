import { and, eq, isNull } from 'drizzle-orm';
import type { AutoOrderInterval } from 'shared-contracts/cabinet/calls/auto-order-interval';
import type { Database } from '../db/database';
import { autoOrder, autoOrderMode } from '../db/schema';
import type { SessionContext } from '../http/context';
import { notFound, ShopError } from '../http/shop-error';
import { addDays, shopDay } from '../order/days';
import { findOwnOrder } from '../order/own-order';
import type { OrderRow } from '../order/status/apply-event';
import { statusOf } from '../order/status/statuses';
import { nextDate } from './intervals';
import { checkAvailable } from './mode';
import { NOT_REPEATABLE, repeatable } from './repeatable';

/** A child order is made this many days before its delivery. */
export const DAYS_BEFORE = 2;

/** Makes an order repeat, or changes its interval. Its next day is after the orders that are being made already. */
async function repeat(
  tx: Database,
  { id: orderId, customerId, deliveryDate, createdAt }: OrderRow & { customerId: number },
  { interval, type, variant }: AutoOrderInterval,
  { now, origin }: Pick<SessionContext, 'now' | 'origin'>,
): Promise<void> {
  const day = deliveryDate ?? shopDay(createdAt);
  const values = {
    variant,
    interval,
    unit: type,
    nextDate: nextDate(day, { interval, type }, addDays(shopDay(now()), DAYS_BEFORE)),
    origin,
    cancelledAt: null,
    problem: null,
    tellAt: null,
  };
  await tx
    .insert(autoOrder)
    .values({ orderId, customerId, ...values })
    .onConflictDoUpdate({ target: autoOrder.orderId, set: values });
}

/** The new order starts an auto-order; the next one is an ordinary order again. */
export async function beginAutoOrder(
  tx: Database,
  order: OrderRow,
  interval: AutoOrderInterval,
  context: SessionContext,
): Promise<void> {
  const { customerId } = order;
  if (customerId === null) return;
  await repeat(tx, { ...order, customerId }, interval, context);
  await tx.delete(autoOrderMode).where(eq(autoOrderMode.sessionKey, context.session.key));
}

/** Changes how an order of this customer repeats (API-102). */
export async function repeatOrderEvery(
  id: number,
  interval: AutoOrderInterval,
  context: SessionContext,
): Promise<void> {
  checkAvailable(context);
  const order = await findOwnOrder(id, context);
  const { customerId } = order;
  const refused = (message: string) => new ShopError(409, 'no_auto_order', message);
  if (customerId === null || order.source === 'retail') throw refused('Этот заказ нельзя повторять автоматически');
  if (order.parentOrderId !== null) throw refused('Этот заказ и так создан автозаказом');
  if (!repeatable(order.deliveryType)) throw refused(NOT_REPEATABLE);
  if (statusOf(order.statusId).hidesPayment) throw refused('Отменённый заказ нельзя повторять автоматически');
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
    .set({ cancelledAt: now(), problem: null, tellAt: null })
    .where(and(eq(autoOrder.orderId, order.id), isNull(autoOrder.cancelledAt)));
}
