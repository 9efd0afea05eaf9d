import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type AcquirerOptions, callBackUrl } from '../acquiring/acquirer-options';
import type { CallBackContent } from '../acquiring/call-backs';
import { cardPage } from '../acquiring/card-page';
import { type Payment, type Refund, refundedOf } from '../acquiring/payment';
import { PaymentStore } from '../acquiring/payment-store';
import { isOfSum } from '../acquiring/receipt';
import { returnUrl } from '../acquiring/return-url';
import { kopecks, linesOf, receipt, sum } from './receipt';

const AUTHORIZATION = `Basic ${Buffer.from('sandbox:sandbox').toString('base64')}`;
/** How long a payment waits for its confirmation, in milliseconds. */
const HOUR = 3_600_000;

const creation = z.object({
  amount: sum,
  capture: z.literal(true),
  confirmation: z.object({ type: z.literal('redirect'), return_url: returnUrl }),
  description: z._default(z.string(), ''),
  receipt: z.optional(receipt),
});
const refund = z.object({ payment_id: z.string(), amount: sum });

const sumOf = (kopecks: number) => ({ value: (kopecks / 100).toFixed(2), currency: 'RUB' });

/**
 * ЮKassa as a sandbox: `POST /v3/payments` (a repeated Idempotence-Key returns the first payment), `GET /v3/payments/{id}`, `POST
 * /v3/refunds`, notifications without a signature, and the payment page.
 */
export async function yookassa(app: FastifyInstance, options: AcquirerOptions): Promise<void> {
  const payments = new PaymentStore(callBackUrl(options, 'yookassa'), notification, options.delays);
  await app.register(cardPage, { payments, bank: 'ЮKassa (песочница)' });

  await app.register(async (api) => {
    api.addHook('onRequest', async ({ headers }, reply) => {
      if (headers.authorization !== AUTHORIZATION) return reply.code(401).send(failure('invalid_credentials'));
    });

    api.post('/v3/payments', (request, reply) => {
      const key = request.headers['idempotence-key'];
      const given = creation.safeParse(request.body);
      if (typeof key !== 'string' || !given.success) return reply.code(400).send(failure('invalid_request'));
      const { amount, confirmation, description } = given.data;
      const lines = given.data.receipt ? linesOf(given.data.receipt) : null;
      if (lines && !isOfSum(lines, kopecks(amount.value)))
        return reply.code(400).send(failure('invalid_request', 'receipt'));
      const payment =
        payments.findNumber(key) ??
        payments.register({
          number: key,
          amount: kopecks(amount.value),
          description,
          returnUrl: confirmation.return_url,
          expiresAt: new Date(Date.now() + HOUR),
          receipt: lines,
        });
      return present(payment, pageOf(request, payment));
    });

    api.get<{ Params: { id: string } }>('/v3/payments/:id', (request, reply) => {
      const payment = payments.find(request.params.id);
      return payment ? present(payment, pageOf(request, payment)) : reply.code(404).send(failure('not_found'));
    });

    api.post('/v3/refunds', ({ headers, body }, reply) => {
      const key = headers['idempotence-key'];
      const given = refund.safeParse(body);
      if (typeof key !== 'string' || !given.success) return reply.code(400).send(failure('invalid_request'));
      const payment = payments.find(given.data.payment_id);
      const made = payment && payments.refund(payment, kopecks(given.data.amount.value), key);
      return made ? presentRefund(payment, made) : reply.code(400).send(failure('invalid_request', 'amount'));
    });
  });

  const pageOf = ({ protocol, host }: FastifyRequest, { id }: Payment) =>
    `${protocol}://${host}${app.prefix}/pay/${id}`;
}

const failure = (code: string, parameter?: string) => ({
  type: 'error',
  code,
  description: code,
  ...(parameter && { parameter }),
});

/** Payment statuses of the protocol. */
const statuses = {
  new: 'pending',
  checking: 'pending',
  paid: 'succeeded',
  returned: 'succeeded',
  refused: 'canceled',
  expired: 'canceled',
} as const;

const presentRefund = (payment: Payment, { id, status, amount }: Refund) => ({
  id,
  payment_id: payment.id,
  status: status === 'done' ? 'succeeded' : 'pending',
  amount: sumOf(amount),
});

function present(payment: Payment, confirmationUrl: string) {
  const status = statuses[payment.status];
  const reason = payment.status === 'expired' ? 'expired_on_confirmation' : 'general_decline';
  return {
    id: payment.id,
    status,
    paid: status === 'succeeded',
    amount: sumOf(payment.amount),
    description: payment.description,
    confirmation: { type: 'redirect', confirmation_url: confirmationUrl },
    ...(refundedOf(payment) > 0 && { refunded_amount: sumOf(refundedOf(payment)) }),
    ...(status === 'canceled' && { cancellation_details: { party: 'payment_network', reason } }),
  };
}

/** A forged notification names a payment that does not exist, because the protocol has no signature to forge. */
function notification(url: string, { payment, status, refund, isGenuine }: CallBackContent) {
  if (statuses[status] === 'pending') return null;
  const id = isGenuine ? payment.id : '00000000-0000-4000-8000-000000000000';
  const event = refund ? 'refund.succeeded' : `payment.${statuses[status]}`;
  const object = refund ? { ...presentRefund(payment, refund), payment_id: id } : { id, status: statuses[status] };
  const body = JSON.stringify({ type: 'notification', event, object });
  return new Request(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}
