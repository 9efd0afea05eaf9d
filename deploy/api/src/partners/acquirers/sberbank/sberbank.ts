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
  /** Of the call-backs' checksums; symmetric. */
  readonly callbackKey: string;
  /** The bank's number of the rate of VAT; without it the bank writes no receipts. */
  readonly taxType: number | undefined;
}

/** 0, or left out, is success; sent as text or as a number. */
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

/** Of `errorCode` in register.do: this number has been used. */
const NUMBER_USED = 1;
/** Of `actionCode`: the shopper did not finish in time. */
const TIMED_OUT = -2007;

/**
 * Cards through the REST interface of Sberbank's acquiring: `register.do`, `getOrderStatusExtended.do`, `refund.do`; call-backs
 * with a checksum by a symmetric key (HMAC-SHA-256). One-stage payments, money in kopecks.
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
        throw new PartnerError('sberbank', 'register.do answered no payment page');
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
    // A refund of any part brings this status.
    case 4:
      if (order.paymentAmountInfo?.refundedAmount === undefined)
        throw new PartnerError('sberbank', 'does not say how much was given back');
      return paid(order.paymentAmountInfo);
    case 6:
      return order.actionCode === TIMED_OUT
        ? { status: 'expired' }
        : { status: 'refused', reason: order.actionCodeDescription };
    default:
      return { status: 'waiting' };
  }
}

/** What was deposited at first: the bank takes refunds off `depositedAmount`. */
function paid(info: z.output<typeof orderState>['paymentAmountInfo']): PaymentState {
  const { approvedAmount, depositedAmount = 0, refundedAmount: refunded = 0 } = info ?? {};
  const amount = refunded === 0 ? depositedAmount : (approvedAmount ?? depositedAmount + refunded);
  return { status: 'paid', amount, refunded };
}

/** What a checksum is made of: the parameters by name, each as `name;value;`. */
const signedText = (parameters: Record<string, string>): string =>
  Object.entries(parameters)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name};${value};`)
    .join('');

const moscow = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow', dateStyle: 'short', timeStyle: 'medium' });

/** `2026-01-31T18:30:00`, as the bank takes times: in Moscow, without saying so. */
const moscowTime = (at: Date): string => moscow.format(at).replace(' ', 'T');
