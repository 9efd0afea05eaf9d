import { randomUUID } from 'node:crypto';
import { CallBacks, type WriteCallBack } from './call-backs';
import type { Delays } from './delays';
import { type Payment, type Refund, refundedOf } from './payment';

/** The end of a payment; `wait`: paid after a delay. */
export type Outcome = 'pay' | 'refuse' | 'wait' | 'expire';

/** The payments of one sandbox acquirer, in memory. */
export class PaymentStore {
  readonly #payments = new Map<string, Payment>();
  readonly #delays: Delays;
  readonly callBacks: CallBacks;

  /** @param write Writes a callback to `url` in the acquirer's format. */
  constructor(url: string | null, write: WriteCallBack, delays: Delays) {
    this.#delays = delays;
    this.callBacks = new CallBacks(url, write, delays);
  }

  register(given: Pick<Payment, 'number' | 'amount' | 'description' | 'returnUrl' | 'expiresAt' | 'receipt'>): Payment {
    const payment: Payment = {
      ...given,
      id: randomUUID(),
      status: 'new',
      reason: '',
      changedAt: new Date(),
      isSlow: false,
      refunds: new Map(),
    };
    this.#payments.set(payment.id, payment);
    return payment;
  }

  /** A payment by its id. It is expired when its time is over. */
  find(id: string): Payment | null {
    const payment = this.#payments.get(id) ?? null;
    if (payment?.status === 'new' && payment.expiresAt < new Date()) this.#change(payment, 'expired');
    return payment;
  }

  /** The first payment with the shop's number that matches. */
  findNumber(number: string, passes: (payment: Payment) => boolean = () => true): Payment | null {
    const found = [...this.#payments.values()].find((payment) => payment.number === number && passes(payment));
    return found ? this.find(found.id) : null;
  }

  /** Ends a new payment as the shopper's card or bank decides. Any other payment stays unchanged. */
  end(payment: Payment, outcome: Outcome, reason: string): void {
    if (payment.status !== 'new') return;
    const ends = { pay: 'paid', refuse: 'refused', wait: 'checking', expire: 'expired' } as const;
    this.#change(payment, ends[outcome], reason);
    payment.isSlow = outcome === 'wait';
    if (outcome === 'wait') this.#delays.later(() => this.#change(payment, 'paid'));
  }

  /**
   * Refunds money of a paid payment, with a delay at a slow bank. A repeated `key` returns the first refund.
   *
   * @returns null if less than `amount` can still be refunded
   */
  refund(payment: Payment, amount: number, key: string = randomUUID()): Refund | null {
    const first = payment.refunds.get(key);
    if (first) return first;
    const promised = [...payment.refunds.values()].reduce((sum, refund) => sum + refund.amount, 0);
    if (payment.status !== 'paid' || amount <= 0 || promised + amount > payment.amount) return null;
    const refund: Refund = { id: randomUUID(), amount, status: 'pending' };
    payment.refunds.set(key, refund);
    if (payment.isSlow) this.#delays.later(() => this.#finish(payment, refund));
    else this.#finish(payment, refund);
    return refund;
  }

  #finish(payment: Payment, refund: Refund): void {
    refund.status = 'done';
    if (refundedOf(payment) === payment.amount) payment.status = 'returned';
    payment.changedAt = new Date();
    this.callBacks.notify(payment, refund);
  }

  #change(payment: Payment, status: Payment['status'], reason = ''): void {
    Object.assign(payment, { status, reason, changedAt: new Date() });
    this.callBacks.notify(payment);
  }
}
