import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { order, payment } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import type { Context } from '../../http/context';
import { ShopError } from '../../http/shop-error';
import { PartnerError } from '../../partners/protocol/ask-partner';
import { releaseTime } from '../order/api';
import { findOrder, type OrderAccess } from '../order-access/api';

import { paySystemsForOrder } from '../pay-systems/api';
import { lastAttempt } from './attempt';
import { checkPayment } from './check-payment';
import { lockOrder } from './find-order';

const refuse = (message: string) => new ShopError(409, 'not_changeable', message);

/**
 * Changes the payment method of an order that waits for its payment, for example after a refusal. The open attempt ends
 * here, but the bank may still charge it. So it is checked once more when its time is over, and its money is accepted
 * or refunded like that of any other payment.
 *
 * @throws ShopError 404 to other visitors; 409 when the order is paid, in progress or over, or is not paid that way;
 * 503 when the bank does not answer whether it has the money
 */
export async function changePaySystem(access: OrderAccess, paySystemId: number, context: Context): Promise<void> {
  await findOrder(context, access);
  await checkOpenAttempt(access.id, context);
  await inTransaction(context.db, (tx) => change(tx, access, paySystemId, context));
}

/** A recent payment must be found before the order changes. */
async function checkOpenAttempt(orderId: number, context: Context): Promise<void> {
  const last = await lastAttempt(context.db, orderId);
  if (last?.status !== 'open') return;
  try {
    await checkPayment(context, last, context.log);
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    context.log.error({ err: error, payment: last.number }, 'the acquirer did not answer');
    throw new ShopError(503, 'unavailable', 'Банк пока не отвечает. Попробуйте ещё раз');
  }
}

async function change(tx: Database, access: OrderAccess, paySystemId: number, context: Context): Promise<void> {
  const { order: row } = await lockOrder(tx, access);
  if (row.isPaid) throw refuse('Заказ уже оплачен');
  if (row.paySystemId === paySystemId) return;
  const wanted = (await paySystemsForOrder({ ...context, db: tx }, row)).find(({ id }) => id === paySystemId);
  if (!wanted) throw refuse('Так оплатить этот заказ нельзя');
  const last = await lastAttempt(tx, row.id);
  if (last?.status === 'disputed') throw refuse('Оплата проверяется. Мы свяжемся с вами');
  if (last?.status === 'open') {
    await tx
      .update(payment)
      .set({ status: 'expired', reason: 'replaced', claimedUntil: null, checkAt: last.expiresAt })
      .where(and(eq(payment.id, last.id), eq(payment.status, 'open')));
  }
  const isGuest = row.guestNetwork !== null;
  await tx
    .update(order)
    .set({
      paySystemId,
      paymentName: wanted.name,
      ...(wanted.isCash && { payBy: null, releaseAt: isGuest ? releaseTime(row.deliveryDate, context) : null }),
    })
    .where(eq(order.id, row.id));
}
