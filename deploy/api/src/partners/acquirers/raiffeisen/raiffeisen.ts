import type { RequestInit } from 'undici';
import * as z from 'zod/mini';
import { askPartner, PartnerError } from '../../protocol/ask-partner';
import type { Acquirer, PaymentState } from '../protocol/acquirer';
import { fromRoubles, toRoubles } from '../protocol/roubles';
import { hmacSha256, isSameSignature } from '../protocol/signature';

export interface RaiffeisenAccount {
  /** `https://pay.raif.ru`, without a slash at the end. */
  readonly url: string;
  /** The shop's id in the fast payment system, `MA…`. */
  readonly merchantId: string;
  readonly secretKey: string;
}

const qr = z.object({ qrId: z.string(), payload: z.url() });
const paymentInfo = z.object({
  paymentStatus: z.enum(['SUCCESS', 'DECLINED', 'IN_PROGRESS', 'NO_INFO']),
  amount: z.optional(z.number()),
});
const refund = z.object({ refundStatus: z.enum(['COMPLETED', 'IN_PROGRESS', 'DECLINED']) });

/** A notification about a payment. The values are signed exactly as they are in it. */
const notification = z.object({
  qrId: z.string(),
  amount: z.union([z.number(), z.string()]),
  sbpMerchantId: z.string(),
  order: z.string(),
  paymentStatus: z.string(),
  transactionDate: z.string(),
});

/**
 * The fast payment system (СБП) through Raiffeisenbank's API: `POST /api/sbp/v2/qrs` creates a QR code for one payment,
 * `GET /api/sbp/v1/qr/{qrId}/payment-info` returns its status, `POST /api/sbp/v1/refund` refunds. Notifications have
 * the header `X-Api-Signature-SHA256`, an HMAC of five of their fields. Money is in roubles. Payment-info contains no
 * refunds, so we use our own data.
 */
export function raiffeisen({ url, merchantId, secretKey }: RaiffeisenAccount): Acquirer {
  const headers = { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' };
  const ask = <A extends z.ZodMiniType>(path: string, init: RequestInit, answer: A) =>
    askPartner('raiffeisen', `${url}/api/sbp/${path}`, { headers, ...init }, answer);

  return {
    kind: 'sbp',
    lifetime: 20 * 60_000,
    returnPath: '/sbp-payment-process/success-payment/',
    async register({ number, amount, description, returnUrl, expiresAt }) {
      const body = {
        qrType: 'QRDynamic',
        sbpMerchantId: merchantId,
        order: number,
        amount: toRoubles(amount),
        currency: 'RUB',
        paymentDetails: description,
        qrExpirationDate: expiresAt.toISOString(),
        redirectUrl: returnUrl,
      };
      const { qrId, payload } = await ask('v2/qrs', { method: 'POST', body: JSON.stringify(body) }, qr);
      return { externalId: qrId, link: payload };
    },
    async state(qrId) {
      return stateOf(await ask(`v1/qr/${encodeURIComponent(qrId)}/payment-info`, {}, paymentInfo));
    },
    async refund({ number, amount, refunded }) {
      const refundId = `${number}-R${refunded > 0 ? `-${refunded}` : ''}`;
      const body = JSON.stringify({ amount: toRoubles(amount), order: number, refundId });
      const { refundStatus } = await ask('v1/refund', { method: 'POST', body }, refund).catch((error: unknown) =>
        // It may refuse because it has already accepted this refund.
        ask(`v1/refund/${refundId}`, {}, refund).catch(() => Promise.reject(error)),
      );
      if (refundStatus === 'DECLINED') throw new PartnerError('raiffeisen', 'the refund was refused');
      return refundStatus === 'COMPLETED' ? 'done' : 'pending';
    },
    verifyCallBack({ body, headers: given }) {
      const signature = given['x-api-signature-sha256'];
      const told = notification.safeParse(body);
      if (typeof signature !== 'string' || !told.success) return null;
      const { qrId, amount, sbpMerchantId, order, paymentStatus, transactionDate } = told.data;
      const text = [amount, sbpMerchantId, order, paymentStatus, transactionDate].join('|');
      return isSameSignature(signature, hmacSha256(secretKey, text)) ? qrId : null;
    },
  };
}

function stateOf({ paymentStatus, amount = 0 }: z.output<typeof paymentInfo>): PaymentState {
  if (paymentStatus === 'SUCCESS') return { status: 'paid', amount: fromRoubles(amount), refunded: 0 };
  return paymentStatus === 'DECLINED' ? { status: 'refused', reason: 'Банк отклонил платёж' } : { status: 'waiting' };
}
