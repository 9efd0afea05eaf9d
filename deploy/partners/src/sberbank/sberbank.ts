import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { type AcquirerOptions, callBackUrl } from '../acquiring/acquirer-options';
import type { CallBackContent } from '../acquiring/call-backs';
import { cardPage } from '../acquiring/card-page';
import { type Payment, refundedOf } from '../acquiring/payment';
import { PaymentStore } from '../acquiring/payment-store';
import { isOfSum } from '../acquiring/receipt';
import { returnUrl } from '../acquiring/return-url';
import { readBundle } from './order-bundle';

/** The account of the sandbox. */
const ACCOUNT = { userName: 'sandbox-api', password: 'sandbox', callbackKey: 'sandbox-callback-key' };

const digits = z.string().check(z.regex(/^\d{1,12}$/));
const account = { userName: z.string(), password: z.string() };
const register = z.object({
  ...account,
  orderNumber: z.string().check(z.minLength(1), z.maxLength(32)),
  amount: digits,
  returnUrl,
  description: z._default(z.string(), ''),
  expirationDate: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)),
  orderBundle: z.optional(z.string()),
});
const question = z.object({ ...account, orderId: z.optional(z.string()), orderNumber: z.optional(z.string()) });
const refund = z.object({ ...account, orderId: z.string(), amount: digits });

/** Order statuses of the protocol; 6 means refused or timed out. */
const statuses = { new: 0, checking: 5, paid: 2, refused: 6, expired: 6, returned: 4 } as const;
/** The action codes that explain status 6. */
const actionCodes = { refused: 116, expired: -2007 };

const failure = (errorCode: number, errorMessage: string) => ({ errorCode: String(errorCode), errorMessage });
const wrongLogin = failure(5, 'Доступ запрещён');
const wrongBasket = failure(5, 'Неверная корзина: позиции не сходятся с суммой заказа');
const wrongRequest = failure(4, 'Не задан обязательный параметр или он неверен');

/**
 * Sberbank's acquiring as a sandbox: `register.do`, `getOrderStatusExtended.do`, `refund.do`, callbacks by GET with a
 * checksum, and the payment page.
 */
export async function sberbank(app: FastifyInstance, options: AcquirerOptions): Promise<void> {
  const payments = new PaymentStore(callBackUrl(options, 'sberbank'), callBack, options.delays);
  await app.register(cardPage, { payments, bank: 'Сбербанк (песочница)' });

  app.post('/payment/rest/register.do', ({ body, protocol, host }) => {
    const given = register.safeParse(body);
    if (!given.success) return wrongRequest;
    if (!isAccount(given.data)) return wrongLogin;
    const { orderNumber: number, amount, description, expirationDate, orderBundle } = given.data;
    if (payments.findNumber(number)) return failure(1, 'Заказ с таким номером уже обработан');
    const receipt = orderBundle === undefined ? null : readBundle(orderBundle);
    if (orderBundle !== undefined && !(receipt && isOfSum(receipt, Number(amount)))) return wrongBasket;
    const expiresAt = new Date(`${expirationDate}+03:00`);
    const payment = payments.register({
      number,
      amount: Number(amount),
      description,
      returnUrl: given.data.returnUrl,
      expiresAt,
      receipt,
    });
    return { orderId: payment.id, formUrl: `${protocol}://${host}${app.prefix}/pay/${payment.id}` };
  });

  app.post('/payment/rest/getOrderStatusExtended.do', ({ body }) => {
    const given = question.safeParse(body);
    if (!given.success) return wrongRequest;
    if (!isAccount(given.data)) return wrongLogin;
    const { orderId, orderNumber = '' } = given.data;
    const payment = orderId ? payments.find(orderId) : payments.findNumber(orderNumber);
    return payment ? orderOf(payment) : failure(6, 'Заказ не найден');
  });

  app.post('/payment/rest/refund.do', ({ body }) => {
    const given = refund.safeParse(body);
    if (!given.success) return wrongRequest;
    if (!isAccount(given.data)) return wrongLogin;
    const payment = payments.find(given.data.orderId);
    if (!payment) return failure(6, 'Заказ не найден');
    if (!payments.refund(payment, Number(given.data.amount))) return failure(7, 'Неверная сумма или состояние');
    return failure(0, 'Успешно');
  });
}

const isAccount = ({ userName, password }: { userName: string; password: string }) =>
  userName === ACCOUNT.userName && password === ACCOUNT.password;

const orderOf = (payment: Payment, refundedAmount = refundedOf(payment)) => ({
  ...failure(0, 'Успешно'),
  orderNumber: payment.number,
  orderStatus: refundedAmount > 0 ? statuses.returned : statuses[payment.status],
  amount: payment.amount,
  currency: '643',
  actionCode: payment.status === 'refused' || payment.status === 'expired' ? actionCodes[payment.status] : 0,
  actionCodeDescription: payment.reason,
  paymentAmountInfo: {
    approvedAmount: isPaid(payment) ? payment.amount : 0,
    depositedAmount: isPaid(payment) ? payment.amount - refundedAmount : 0,
    refundedAmount,
  },
  attributes: [{ name: 'mdOrder', value: payment.id }],
});

const isPaid = ({ status }: Payment) => status === 'paid' || status === 'returned';

/** The operations in callbacks. No callback is sent before the bank has decided. */
const operations = {
  paid: ['deposited', '1'],
  refused: ['deposited', '0'],
  expired: ['declinedByTimeout', '1'],
  returned: ['refunded', '1'],
} as const;

function callBack(url: string, { payment, status, refund, isGenuine }: CallBackContent) {
  if (status === 'new' || status === 'checking') return null;
  const [operation, success] = operations[refund ? 'returned' : status];
  const parameters = { mdOrder: payment.id, operation, orderNumber: payment.number, status: success };
  const text = Object.entries(parameters)
    .map(([name, value]) => `${name};${value};`)
    .join('');
  const key = isGenuine ? ACCOUNT.callbackKey : 'another key';
  const checksum = createHmac('sha256', key).update(text).digest('hex').toUpperCase();
  return new Request(`${url}?${new URLSearchParams({ ...parameters, checksum })}`);
}
