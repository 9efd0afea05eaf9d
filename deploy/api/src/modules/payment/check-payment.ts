import type { FastifyBaseLogger } from 'fastify';
import type { Shop } from '../../http/context';
import type { Acquirer } from '../../partners/acquirers/protocol/acquirer';
import { PartnerError } from '../../partners/protocol/ask-partner';
import { applyPaymentState } from './apply-payment-state';
import type { Payment } from './attempt';

export type PaymentContext = Pick<Shop, 'db' | 'partners' | 'now' | 'events'>;
export type PaymentLog = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** The acquirer of a payment. Throws PartnerError when the shop no longer has an account there. */
export function acquirerOf({ partners }: Pick<Shop, 'partners'>, { acquirer }: Pick<Payment, 'acquirer'>): Acquirer {
  const found = partners.acquirers.get(acquirer);
  if (!found) throw new PartnerError(acquirer, 'is not set up');
  return found;
}

/**
 * Requests the status of a payment from the acquirer, outside any transaction, and updates ours. Makes due refunds. A
 * pending refund is checked again later.
 *
 * @throws PartnerError when the acquirer does not answer.
 */
export async function checkPayment(shop: PaymentContext, payment: Payment, log: PaymentLog): Promise<Payment> {
  const { id, externalId } = payment;
  if (externalId === null) return payment;
  const acquirer = acquirerOf(shop, payment);
  const state = await acquirer.state(externalId);
  const applied = await applyPaymentState(shop, { id, state, log });
  if (applied.status !== 'returning') return applied;
  const { number, amount, refunded } = applied;
  const refund = await acquirer.refund({ externalId, number, amount: amount - refunded, refunded });
  if (refund === 'pending') return applied;
  return applyPaymentState(shop, { id, state: { status: 'returned' }, log });
}
