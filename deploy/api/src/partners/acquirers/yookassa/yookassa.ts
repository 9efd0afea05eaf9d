import * as z from 'zod/mini';
import { askPartner, PartnerError } from '../../protocol/ask-partner';
import type { Acquirer, PaymentState } from '../protocol/acquirer';
import { fromRoubles, toRoubles } from '../protocol/roubles';
import { receiptOf } from './receipt-of';

export interface YookassaAccount {
  /** `https://api.yookassa.ru`, without a slash at the end. */
  readonly url: string;
  readonly shopId: string;
  readonly secretKey: string;
  /** The service's number of the VAT rate. Without it the service writes no receipts. */
  readonly vatCode: number | undefined;
}

const sum = z.object({ value: z.string(), currency: z.literal('RUB') });
const payment = z.object({
  id: z.string(),
  status: z.enum(['pending', 'waiting_for_capture', 'succeeded', 'canceled']),
  amount: sum,
  refunded_amount: z.optional(sum),
  confirmation: z.optional(z.object({ confirmation_url: z.optional(z.url()) })),
  cancellation_details: z.optional(z.object({ reason: z.string() })),
});
const refund = z.object({ status: z.enum(['pending', 'succeeded', 'canceled']) });

/** About a payment, or about a refund, which contains the id of its payment. */
const notification = z.object({
  type: z.literal('notification'),
  object: z.object({ id: z.uuid(), payment_id: z.optional(z.uuid()) }),
});

/**
 * Cards through the API of ЮKassa, version 3: `POST /v3/payments` with an Idempotence-Key, `GET /v3/payments/{id}`,
 * `POST /v3/refunds`, notifications. Notifications have no signature. As the service recommends, we always request the
 * status of the payment, so a forged notification only causes one more request.
 */
export function yookassa({ url, shopId, secretKey, vatCode }: YookassaAccount): Acquirer {
  const authorization = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`;
  const post = <A extends z.ZodMiniType>(path: string, key: string, body: unknown, answer: A) => {
    const headers = { authorization, 'content-type': 'application/json', 'idempotence-key': key };
    return askPartner('yookassa', url + path, { method: 'POST', headers, body: JSON.stringify(body) }, answer);
  };

  return {
    kind: 'card',
    // The service closes an unconfirmed payment after an hour.
    lifetime: 60 * 60_000,
    returnPath: '/yookassa/success-payment/',
    async register({ number, amount, description, returnUrl, receipt }) {
      const body = {
        amount: { value: toRoubles(amount), currency: 'RUB' },
        capture: true,
        confirmation: { type: 'redirect', return_url: returnUrl },
        description,
        metadata: { number },
        ...(vatCode !== undefined && { receipt: receiptOf(receipt, vatCode) }),
      };
      const { id, confirmation } = await post('/v3/payments', number, body, payment);
      if (!confirmation?.confirmation_url) throw new PartnerError('yookassa', 'returned no payment page');
      return { externalId: id, link: confirmation.confirmation_url };
    },
    async state(id) {
      const path = `/v3/payments/${encodeURIComponent(id)}`;
      return stateOf(await askPartner('yookassa', url + path, { headers: { authorization } }, payment));
    },
    async refund({ externalId, number, amount, refunded }) {
      const body = { payment_id: externalId, amount: { value: toRoubles(amount), currency: 'RUB' } };
      const { status } = await post(
        '/v3/refunds',
        `${number}-refund${refunded > 0 ? `-${refunded}` : ''}`,
        body,
        refund,
      );
      if (status === 'canceled') throw new PartnerError('yookassa', 'the refund was refused');
      return status === 'succeeded' ? 'done' : 'pending';
    },
    verifyCallBack({ body }) {
      const given = notification.safeParse(body);
      if (!given.success) return null;
      const { id, payment_id } = given.data.object;
      return payment_id ?? id;
    },
  };
}

/** The service's codes of refusals that the shopper can resolve, with their texts. */
const reasons: Readonly<Record<string, string>> = {
  '3d_secure_failed': 'Подтверждение 3-D Secure не прошло',
  card_expired: 'Срок действия карты истёк',
  insufficient_funds: 'Недостаточно средств на карте',
  invalid_card_number: 'Номер карты указан неверно',
  invalid_csc: 'Код CVC указан неверно',
  issuer_unavailable: 'Банк, который выпустил карту, не отвечает',
  payment_method_limit_exceeded: 'Превышен лимит операций по карте',
  payment_method_restricted: 'Операции по этой карте запрещены',
  permission_revoked: 'Разрешение на оплату отозвано',
};

function stateOf({ status, amount, refunded_amount, cancellation_details }: z.output<typeof payment>): PaymentState {
  if (status === 'succeeded') {
    const refunded = refunded_amount ? fromRoubles(refunded_amount.value) : 0;
    return { status: 'paid', amount: fromRoubles(amount.value), refunded };
  }
  if (status !== 'canceled') return { status: 'waiting' };
  const code = cancellation_details?.reason ?? '';
  return code === 'expired_on_confirmation'
    ? { status: 'expired' }
    : { status: 'refused', reason: reasons[code] ?? 'Банк отказал в операции' };
}
