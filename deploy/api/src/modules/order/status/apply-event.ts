import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { order, orderHistory } from '../../../db/schema';
import type { OrderEvent } from '../../../db/schema/order-event';
import { notFound } from '../../../http/shop-error';
import { accrueBonuses, returnBonuses, revokeBonuses } from '../../bonus/order-bonuses';
import type { OrderRow } from '../../order-states/order-facts';
import { factsOf } from '../../order-states/order-facts';
import { statusOf } from '../../order-states/statuses';
import { type Effect, type Refusal, transition } from '../../order-states/transition';
import { markForRefund } from '../../payment/mark-for-refund';
import { releaseCoupon } from '../coupon-use';
import { queueOrderMessages } from '../messages/queue-order-messages';
import { release } from '../release';

export interface Applied {
  /** The order after the event. */
  readonly order: OrderRow;
  /** False: the order had this status already, or the event was refused. */
  readonly changed: boolean;
  /** Null: the event is allowed. `over` at `pay`: the order has ended, and its money must be refunded. */
  readonly refused: Refusal | null;
}

/** In the order of the locks when an order is saved: the customer, the goods, the promotion code. */
const effects: Readonly<Record<Effect, (tx: Database, order: OrderRow) => Promise<void>>> = {
  'return bonuses': returnBonuses,
  'accrue bonuses': accrueBonuses,
  'revoke bonuses': revokeBonuses,
  'release stock': release,
  'release coupon': releaseCoupon,
};
const inOrder = Object.keys(effects);

/**
 * Applies an event to an order: status, stock, bonuses and promotion code change in this transaction, and the customer is told. The order is locked first, so
 * that of two concurrent events the second one sees the result of the first; a repeated event changes nothing.
 *
 * @param tx a transaction
 * @throws ShopError 404 when the order does not exist
 */
export async function applyEvent(tx: Database, orderId: number, event: OrderEvent): Promise<Applied> {
  const [row] = await tx.select().from(order).where(eq(order.id, orderId)).for('no key update');
  if (!row) throw notFound('Заказ не найден');
  const next = transition(factsOf(row), event);
  if ('refused' in next) return { order: row, changed: false, refused: next.refused };
  const { statusId, isPaid } = next;
  if (statusId === row.statusId && isPaid === row.isPaid) return { order: row, changed: false, refused: null };
  const at = new Date();
  const endedAt = statusOf(statusId).inWork ? null : statusId === row.statusId ? row.endedAt : at;
  const changed = { ...row, statusId, isPaid, endedAt };
  await tx.update(order).set({ statusId, isPaid, endedAt }).where(eq(order.id, orderId));
  await tx.insert(orderHistory).values({ orderId, event, at }).onConflictDoNothing();
  for (const effect of [...next.effects].sort((a, b) => inOrder.indexOf(a) - inOrder.indexOf(b))) {
    await effects[effect](tx, changed);
  }
  if (isPaid && statusOf(statusId).hidesPayment) await markForRefund(tx, orderId);
  if (event !== 'assemble') await queueOrderMessages(tx, changed, event);
  return { order: changed, changed: true, refused: null };
}

/** The acquirer has the money. Refused with `over` if the order has ended meanwhile: refund it. */
export const markPaid = (tx: Database, orderId: number): Promise<Applied> => applyEvent(tx, orderId, 'pay');

/** The money of an order that has ended is refunded. */
export const markRefunded = (tx: Database, orderId: number): Promise<Applied> => applyEvent(tx, orderId, 'refund');
