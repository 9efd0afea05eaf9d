import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { order, orderHistory } from '../../../db/schema';
import type { OrderEvent } from '../../../db/schema/order-event';
import type { Shop } from '../../../http/context';
import { notFound } from '../../../http/shop-error';
import { factsOf, type OrderRow, type Refusal, statusOf, transition } from '../../order-states/api';
import { queueOrderMessages } from '../messages/queue-order-messages';
import { orderEnded } from './events';

/** The parts of the shop that a change of an order needs. */
export type OrderWorld = Pick<Shop, 'events' | 'now'>;

export interface Applied {
  /** The order after the event. */
  readonly order: OrderRow;
  /** False: the order had this status already, or the event was refused. */
  readonly changed: boolean;
  /** Null: the event is allowed. `over` at `pay`: the order has ended, and its money must be refunded. */
  readonly refused: Refusal | null;
}

/**
 * Applies an event to an order: the status changes, other modules act in this transaction (`orderEnded`), and a message
 * to the customer is queued. The order is locked first. So of two concurrent events, the second one sees the result of
 * the first. A repeated event changes nothing.
 *
 * @param tx a transaction
 * @throws ShopError 404 when the order does not exist
 */
export async function applyEvent(
  tx: Database,
  orderId: number,
  event: OrderEvent,
  { events, now }: OrderWorld,
): Promise<Applied> {
  const [row] = await tx.select().from(order).where(eq(order.id, orderId)).for('no key update');
  if (!row) throw notFound('Заказ не найден');
  const next = transition(factsOf(row), event);
  if ('refused' in next) return { order: row, changed: false, refused: next.refused };
  const { statusId, isPaid } = next;
  if (statusId === row.statusId && isPaid === row.isPaid) return { order: row, changed: false, refused: null };
  const at = now();
  const endedAt = statusOf(statusId).inWork ? null : statusId === row.statusId ? row.endedAt : at;
  const changed = { ...row, statusId, isPaid, endedAt };
  await tx.update(order).set({ statusId, isPaid, endedAt }).where(eq(order.id, orderId));
  await tx.insert(orderHistory).values({ orderId, event, at }).onConflictDoNothing();
  const ends = statusId !== row.statusId && !statusOf(statusId).inWork;
  if (ends) await orderEnded.emit(events, tx, { order: changed, effects: next.effects, now: at });
  if (event !== 'assemble') await queueOrderMessages(tx, changed, event, at);
  return { order: changed, changed: true, refused: null };
}

/** The acquirer has received the money. Refused with `over` if the order has ended meanwhile: then refund it. */
export const markPaid = (tx: Database, orderId: number, world: OrderWorld): Promise<Applied> =>
  applyEvent(tx, orderId, 'pay', world);

/**
 * The money of an order was refunded. The customer gets a message, also when the payment came too late and the order
 * never counted as paid.
 */
export async function markRefunded(tx: Database, orderId: number, world: OrderWorld): Promise<Applied> {
  const applied = await applyEvent(tx, orderId, 'refund', world);
  if (applied.refused === null) await queueOrderMessages(tx, applied.order, 'refund', world.now());
  return applied;
}
