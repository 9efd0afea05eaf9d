import type { PaymentState } from '@zapovednik/api/checkout/wire/payment';
import { formatPrice, toFlag } from '@zapovednik/rules/format';
import { eq } from 'drizzle-orm';
import { roubles } from '../../base/money';
import type { Database } from '../../db/database';
import { paySystem } from '../../db/schema';
import { statusOf } from '../order-states/api';
import { lastAttempt, type Payment } from './attempt';
import type { PayableOrder } from './find-order';

const messages = {
  unpaid: 'Заказ ждёт оплаты',
  waiting: 'Ждём оплату',
  paid: 'Заказ оплачен',
  refused: 'Банк отказал в оплате. Попробуйте ещё раз или возьмите другую карту',
  expired: 'Время на оплату вышло. Попробуйте ещё раз',
  checking: 'Оплата проверяется. Мы свяжемся с вами',
  returning: 'Возвращаем деньги',
  returned: 'Деньги возвращены',
} as const;

/** The payment state of an order (API-98). Null: it is paid on receipt. */
export async function paymentState(db: Database, order: PayableOrder['order']): Promise<PaymentState> {
  const [system] = await db.select().from(paySystem).where(eq(paySystem.id, order.paySystemId));
  if (!system || system.acquirers.length === 0) return null;
  const last = await lastAttempt(db, order.id);
  const { inWork, hidesPayment } = statusOf(order.statusId);
  const status = order.isPaid && !hidesPayment ? 'paid' : shown(last);
  const canPay = !order.isPaid && inWork && status !== 'checking';
  const partly = status === 'paid' && last?.status === 'paid' && last.refunded > 0;
  const message = partly ? `${messages.paid}, возвращено ${formatPrice(roubles(last.refunded))}` : messages[status];
  const reason = status === 'refused' ? (last?.reason ?? '') : '';
  const refunded = roubles(last?.refunded ?? 0);
  return { STATUS: status, MESSAGE: message, REASON: reason, REFUNDED: refunded, CAN_PAY: toFlag(canPay) };
}

function shown(last: Payment | null): keyof typeof messages {
  if (!last) return 'unpaid';
  if (last.status === 'open') return 'waiting';
  return last.status === 'disputed' ? 'checking' : last.status;
}
