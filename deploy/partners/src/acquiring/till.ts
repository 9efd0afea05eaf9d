import { randomUUID } from 'node:crypto';
import { CallBacks, type Write } from './call-backs';
import type { Delays } from './delays';
import type { ReceiptLine } from './receipt';

/** A payment at a sandbox acquirer; money in kopecks. */
export interface Payment {
  readonly id: string;
  /** The shop's number of it. */
  readonly number: string;
  readonly amount: number;
  readonly description: string;
  readonly returnUrl: string;
  readonly expiresAt: Date;
  /** Null: the acquirer writes none. */
  readonly receipt: readonly ReceiptLine[] | null;
  /** `checking`: the bank thinks it over. */
  status: 'new' | 'checking' | 'paid' | 'refused' | 'expired' | 'returned';
  /** Why it was refused. */
  reason: string;
  changedAt: Date;
}

/** How a payment ends; `wait`: paid after the bank has thought it over. */
export type Outcome = 'pay' | 'refuse' | 'wait' | 'expire';

/** The payments of one sandbox acquirer, in memory. */
export class Till {
  readonly #payments = new Map<string, Payment>();
  readonly #delays: Delays;
  readonly callBacks: CallBacks;

  /** @param write How the acquirer writes a call-back to `url`. */
  constructor(url: string | null, write: Write, delays: Delays) {
    this.#delays = delays;
    this.callBacks = new CallBacks(url, write, delays);
  }

  register(given: Pick<Payment, 'number' | 'amount' | 'description' | 'returnUrl' | 'expiresAt' | 'receipt'>): Payment {
    const payment: Payment = { ...given, id: randomUUID(), status: 'new', reason: '', changedAt: new Date() };
    this.#payments.set(payment.id, payment);
    return payment;
  }

  /** A payment by its id; one whose time is over is expired. */
  find(id: string): Payment | null {
    const payment = this.#payments.get(id) ?? null;
    if (payment?.status === 'new' && payment.expiresAt < new Date()) this.#change(payment, 'expired');
    return payment;
  }

  /** The first payment of the shop's number that passes. */
  findNumber(number: string, passes: (payment: Payment) => boolean = () => true): Payment | null {
    const found = [...this.#payments.values()].find((payment) => payment.number === number && passes(payment));
    return found ? this.find(found.id) : null;
  }

  /** Does with a new payment what the shopper's card or bank does; one that is not new stays as it is. */
  end(payment: Payment, outcome: Outcome, reason: string): void {
    if (payment.status !== 'new') return;
    const ends = { pay: 'paid', refuse: 'refused', wait: 'checking', expire: 'expired' } as const;
    this.#change(payment, ends[outcome], reason);
    if (outcome === 'wait') this.#delays.later(() => this.#change(payment, 'paid'));
  }

  /** Gives the money of a paid payment back; false: there is none to give. */
  giveBack(payment: Payment): boolean {
    if (payment.status !== 'paid') return false;
    this.#change(payment, 'returned');
    return true;
  }

  #change(payment: Payment, status: Payment['status'], reason = ''): void {
    Object.assign(payment, { status, reason, changedAt: new Date() });
    this.callBacks.tell(payment);
  }
}
