import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { type AcquirerOptions, callBackUrl } from '../acquiring/acquirer-options';
import type { CallBackContent } from '../acquiring/call-backs';
import type { Payment, Refund } from '../acquiring/payment';
import { PaymentStore } from '../acquiring/payment-store';
import { returnUrl } from '../acquiring/return-url';
import { bankApp } from './bank-app';

/** The account of the sandbox. */
const ACCOUNT = { merchantId: 'MA000001', secretKey: 'sandbox' };

const sum = z.pipe(z.union([z.string(), z.number()]), z.pipe(z.transform(Number), z.number().check(z.positive())));
const qr = z.object({
  qrType: z.literal('QRDynamic'),
  sbpMerchantId: z.literal(ACCOUNT.merchantId),
  order: z.string().check(z.minLength(1), z.maxLength(40)),
  amount: sum,
  currency: z.literal('RUB'),
  paymentDetails: z._default(z.string(), ''),
  qrExpirationDate: z.iso.datetime({ offset: true }),
  redirectUrl: returnUrl,
});
const refund = z.object({ order: z.string(), amount: sum, refundId: z.string() });

const paymentStatuses = {
  new: 'NO_INFO',
  checking: 'IN_PROGRESS',
  paid: 'SUCCESS',
  returned: 'SUCCESS',
  refused: 'DECLINED',
  expired: 'NO_INFO',
} as const;

/**
 * The fast payment system at Raiffeisenbank as a sandbox: QR codes, payment-info, refunds, notifications signed with
 * `X-Api-Signature-SHA256`, and the app of the shopper's bank that a QR code opens.
 */
export async function raiffeisen(app: FastifyInstance, options: AcquirerOptions): Promise<void> {
  const payments = new PaymentStore(callBackUrl(options, 'raiffeisen'), notification, options.delays);
  const refunds = new Map<string, Refund>();
  await app.register(bankApp, { payments });

  await app.register(
    async (api) => {
      api.addHook('onRequest', async ({ headers }, reply) => {
        if (headers.authorization !== `Bearer ${ACCOUNT.secretKey}`)
          return reply.code(401).send(failure('UNAUTHORIZED'));
      });

      api.post('/v2/qrs', ({ body, protocol, host }, reply) => {
        const given = qr.safeParse(body);
        if (!given.success) return reply.code(400).send(failure('INVALID_PARAMETERS'));
        const { order: number, amount, paymentDetails: description, redirectUrl, qrExpirationDate } = given.data;
        const expiresAt = new Date(qrExpirationDate);
        const kopecks = Math.round(amount * 100);
        const payment = payments.register({
          number,
          amount: kopecks,
          description,
          expiresAt,
          returnUrl: redirectUrl,
          // The protocol of QR codes has no receipt.
          receipt: null,
        });
        const payload = `${protocol}://${host}${app.prefix}/qr/${payment.id}`;
        return { qrId: payment.id, qrStatus: 'NEW', payload, qrUrl: `${payload}/image` };
      });

      api.get<{ Params: { id: string } }>('/v1/qr/:id/payment-info', ({ params }, reply) => {
        const payment = payments.find(params.id);
        return payment ? info(payment) : reply.code(404).send(failure('QR_NOT_FOUND'));
      });

      api.post('/v1/refund', ({ body }, reply) => {
        const given = refund.safeParse(body);
        const payment = given.success ? payments.findNumber(given.data.order, ({ status }) => status === 'paid') : null;
        if (!given.success || !payment || refunds.has(given.data.refundId))
          return reply.code(400).send(failure('INVALID_REFUND'));
        const made = payments.refund(payment, Math.round(given.data.amount * 100));
        if (!made) return reply.code(400).send(failure('INVALID_REFUND'));
        refunds.set(given.data.refundId, made);
        return { amount: given.data.amount, refundStatus: 'IN_PROGRESS' };
      });

      api.get<{ Params: { id: string } }>('/v1/refund/:id', ({ params }, reply) => {
        const made = refunds.get(params.id);
        return made
          ? { amount: made.amount / 100, refundStatus: made.status === 'done' ? 'COMPLETED' : 'IN_PROGRESS' }
          : reply.code(404).send(failure('REFUND_NOT_FOUND'));
      });
    },
    { prefix: '/api/sbp' },
  );
}

const failure = (code: string) => ({ code: `ERROR.${code}`, message: code });

const info = (payment: Payment) => ({
  qrId: payment.id,
  order: payment.number,
  sbpMerchantId: ACCOUNT.merchantId,
  amount: payment.amount / 100,
  currency: 'RUB',
  paymentStatus: paymentStatuses[payment.status],
  transactionDate: payment.changedAt.toISOString(),
});

function notification(url: string, { payment, status, refund, isGenuine }: CallBackContent) {
  // The protocol has no notifications about refunds.
  if (refund) return null;
  if (status !== 'paid' && status !== 'refused') return null;
  const content = { ...info(payment), paymentStatus: paymentStatuses[status] };
  const text = [
    content.amount,
    content.sbpMerchantId,
    content.order,
    content.paymentStatus,
    content.transactionDate,
  ].join('|');
  const key = isGenuine ? ACCOUNT.secretKey : 'another key';
  const signature = createHmac('sha256', key).update(text).digest('hex');
  const headers = { 'content-type': 'application/json', 'x-api-signature-sha256': signature };
  return new Request(url, { method: 'POST', headers, body: JSON.stringify(content) });
}
