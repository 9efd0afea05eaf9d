import * as z from 'zod/mini';
import { askPartner, PartnerError } from '../../protocol/ask-partner';
import { type Acquirer, NumberTaken, type PaymentState } from '../protocol/acquirer';
import { hmacSha256, isSameSignature } from '../protocol/signature';
import { orderBundle } from './order-bundle';

export interface SberbankAccount {
  /** `https://securepayments.sberbank.ru`, without a slash at the end. */
  readonly url: string;
  readonly userName: string;
  readonly password: string;
  /** The symmetric key for the checksums of callbacks. */
  readonly callbackKey: string;
  /** The bank's number of the VAT rate. Without it the bank writes no receipts. */
  readonly taxType: number | undefined;
}

/** 0 or no value means success. It is sent as text or as a number. */
const errorCode = z._default(z.pipe(z.union([z.string(), z.number()]), z.transform(Number)), 0);
const errorMessage = z._default(z.string(), '');
const registered = z.object({ errorCode, errorMessage, orderId: z.optional(z.string()), formUrl: z.optional(z.url()) });
const orderState = z.object({
  errorCode,
  errorMessage,
  orderStatus: z.optional(z.int()),
  actionCode: z.optional(z.int()),
  actionCodeDescription: z._default(z.string(), ''),
  paymentAmountInfo: z.optional(
    z.object({
      approvedAmount: z.optional(z.int()),
      depositedAmount: z._default(z.int(), 0),
      refundedAmount: z.optional(z.int()),
    }),
  ),
});
const refunded = z.object({ errorCode, errorMessage });

const callBack = z.record(z.string(), z.string());

/** The value of `errorCode` in register.do when this number has been used. */
const NUMBER_USED = 1;
/** The value of `actionCode` when the shopper did not finish in time. */
const TIMED_OUT = -2007;

/**
 * Cards through the REST interface of Sberbank's acquiring: `register.do`, `getOrderStatusExtended.do`, `refund.do`;
 * callbacks with a checksum by a symmetric key (HMAC-SHA-256). One-stage payments, money in kopecks.
 */
export function sberbank({ url, userName, password, callbackKey, taxType }: SberbankAccount): Acquirer {
  const ask = async <A extends z.ZodMiniType<{ errorCode: number; errorMessage: string }>>(
    method: string,
    fields: Record<string, string>,
    answer: A,
    allowed: readonly number[] = [],
  ): Promise<z.output<A>> => {
    const body = new URLSearchParams({ userName, password, ...fields });
    const given = await askPartner('sberbank', `${url}/payment/rest/${method}`, { method: 'POST', body }, answer);
    if (given.errorCode === 0 || allowed.includes(given.errorCode)) return given;
    throw new PartnerError('sberbank', `${method} refused: ${given.errorCode} ${given.errorMessage}`);
  };

  return {
    kind: 'card',
    lifetime: 20 * 60_000,
    returnPath: '/sberbank/success-payment/',
    async register({ number, amount, description, returnUrl, expiresAt, receipt }) {
      const fields = {
        orderNumber: number,
        amount: String(amount),
        currency: '643',
        language: 'ru',
        description,
        returnUrl,
        expirationDate: moscowTime(expiresAt),
        ...(taxType !== undefined && { orderBundle: JSON.stringify(orderBundle(receipt, taxType)) }),
      };
      const answer = await ask('register.do', fields, registered, [NUMBER_USED]);
      if (answer.errorCode === NUMBER_USED) throw new NumberTaken(number);
      if (!answer.orderId || !answer.formUrl)
        throw new PartnerError('sberbank', 'register.do returned no payment page');
      return { externalId: answer.orderId, link: answer.formUrl };
    },
    async state(orderId) {
      return stateOf(await ask('getOrderStatusExtended.do', { orderId }, orderState));
    },
    async refund({ externalId, amount }) {
      await ask('refund.do', { orderId: externalId, amount: String(amount) }, refunded);
      return 'done';
    },
    verifyCallBack({ query, body }) {
      const given = callBack.safeParse({ ...Object(query), ...Object(body) });
      if (!given.success) return null;
      const { checksum, sign_alias, ...signed } = given.data;
      void sign_alias;
      if (!checksum || !signed.mdOrder) return null;
      return isSameSignature(checksum, hmacSha256(callbackKey, signedText(signed))) ? signed.mdOrder : null;
    },
  };
}

function stateOf(order: z.output<typeof orderState>): PaymentState {
  switch (order.orderStatus) {
    case 2:
      return paid(order.paymentAmountInfo);
    case 3:
      return { status: 'returned' };
    // A refund of any amount leads to this status.
    case 4:
      if (order.paymentAmountInfo?.refundedAmount === undefined)
        throw new PartnerError('sberbank', 'does not return the refunded amount');
      return paid(order.paymentAmountInfo);
    case 6:
      return order.actionCode === TIMED_OUT
        ? { status: 'expired' }
        : { status: 'refused', reason: order.actionCodeDescription };
    default:
      return { status: 'waiting' };
  }
}

/** The amount that was deposited at first: the bank subtracts refunds from `depositedAmount`. */
function paid(info: z.output<typeof orderState>['paymentAmountInfo']): PaymentState {
  const { approvedAmount, depositedAmount = 0, refundedAmount: refunded = 0 } = info ?? {};
  const amount = refunded === 0 ? depositedAmount : (approvedAmount ?? depositedAmount + refunded);
  return { status: 'paid', amount, refunded };
}

/** The text for a checksum: the parameters sorted by name, each as `name;value;`. */
const signedText = (parameters: Record<string, string>): string =>
  Object.entries(parameters)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name};${value};`)
    .join('');

const moscow = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow', dateStyle: 'short', timeStyle: 'medium' });

/** `2026-01-31T18:30:00`: the bank expects Moscow time without an offset. */
const moscowTime = (at: Date): string => moscow.format(at).replace(' ', 'T');
