import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database';
import { order, type PaymentStatus, payment } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import type { Shop } from '../../http/context';
import type { PaymentState } from '../../partners/acquirers/protocol/acquirer';
import { markPaid, markRefunded } from '../order/api';

import type { Payment } from './attempt';

/** Final statuses: the acquirer's state no longer changes them. */
const ended: readonly PaymentStatus[] = ['disputed', 'returned'];

/** The parts of the shop that a change of a payment needs. */
type PaidShop = Pick<Shop, 'db' | 'now' | 'events'>;

interface PaymentUpdate {
  readonly id: number;
  readonly state: PaymentState;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

/**
 * Updates an attempt and its order to the acquirer's state, in one transaction; the same state again changes nothing. The order is
 * locked first, as everywhere.
 *
 * @returns the updated attempt: money that is `returning` has to be refunded.
 */
export function applyPaymentState(shop: PaidShop, { id, state, log }: PaymentUpdate): Promise<Payment> {
  const now = shop.now();
  return inTransaction(shop.db, async (tx) => {
    const row = await lock(tx, id);
    const change = async (changes: Partial<Payment>): Promise<Payment> => {
      const next = { reason: '', checkAt: null, claimedUntil: null, ...changes };
      await tx.update(payment).set(next).where(eq(payment.id, id));
      const changed = { ...row, ...next };
      log.info(
        { order: row.orderId, payment: row.number, status: changed.status, refunded: changed.refunded },
        'payment',
      );
      return changed;
    };
    // An attempt that was replaced by another payment method was checked until its end, and is not checked after it.
    const expire = async () => {
      if (row.status === 'open') return change({ status: 'expired' });
      return row.status === 'expired' && row.checkAt ? change({ status: 'expired', reason: row.reason }) : row;
    };
    if (ended.includes(row.status)) return row;
    switch (state.status) {
      case 'waiting':
        return row.expiresAt < now ? expire() : row;
      case 'refused':
        return row.status === 'open' ? change({ status: 'refused', reason: state.reason }) : expire();
      case 'expired':
        return expire();
      case 'returned':
        return markOrderRefunded(tx, await change({ status: 'returned', refunded: row.amount }), shop, log);
      case 'paid': {
        const { amount } = state;
        const isNew = row.status !== 'paid' && row.status !== 'returning';
        if (isNew && amount !== row.amount) {
          log.error(
            { order: row.orderId, payment: row.number, asked: row.amount, came: amount },
            'another sum was paid',
          );
          return change({ status: 'disputed' });
        }
        const refunded = refundedOf(row, state, log);
        if (refunded === row.amount)
          return markOrderRefunded(tx, await change({ status: 'returned', refunded }), shop, log);
        if (isNew) {
          const isAccepted = await markOrderPaid(tx, row.orderId, shop);
          return change(isAccepted ? { status: 'paid', refunded } : { status: 'returning', refunded, checkAt: now });
        }
        return refunded > row.refunded ? change({ refunded, checkAt: row.checkAt }) : row;
      }
    }
  });
}

/** The refunded amount of a payment. It only grows: an older answer does not reduce it. */
function refundedOf(row: Payment, { refunded }: { readonly refunded: number }, log: PaymentUpdate['log']): number {
  if (refunded > row.amount) {
    log.error(
      { order: row.orderId, payment: row.number, paid: row.amount, refunded },
      'more was given back than was paid',
    );
  }
  return Math.max(row.refunded, Math.min(refunded, row.amount));
}

/** All money of a payment is refunded. Its order is no longer paid, unless there is another payment. */
async function markOrderRefunded(
  tx: Database,
  row: Payment,
  shop: PaidShop,
  log: PaymentUpdate['log'],
): Promise<Payment> {
  if (await hasMoneyLeft(tx, row.orderId)) return row;
  const { order, refused } = await markRefunded(tx, row.orderId, shop);
  if (refused && order.isPaid) {
    log.error({ order: row.orderId, payment: row.number }, 'all money of an active order was refunded');
  }
  return row;
}

/** The order accepts the money, unless it has ended or another attempt has paid it. */
async function markOrderPaid(tx: Database, orderId: number, shop: PaidShop): Promise<boolean> {
  const { changed } = await markPaid(tx, orderId, shop);
  return changed;
}

/** Whether some money of an order is not refunded. */
async function hasMoneyLeft(tx: Database, orderId: number): Promise<boolean> {
  const [held] = await tx
    .select({ id: payment.id })
    .from(payment)
    .where(and(eq(payment.orderId, orderId), inArray(payment.status, ['paid', 'returning'])))
    .limit(1);
  return held !== undefined;
}

async function lock(tx: Database, id: number): Promise<Payment> {
  const [found] = await tx.select({ orderId: payment.orderId }).from(payment).where(eq(payment.id, id));
  if (!found) throw new Error(`Payment ${id} does not exist`);
  await tx.select({ id: order.id }).from(order).where(eq(order.id, found.orderId)).for('no key update');
  const [row] = await tx.select().from(payment).where(eq(payment.id, id)).for('update');
  if (!row) throw new Error(`Payment ${id} does not exist`);
  return row;
}
