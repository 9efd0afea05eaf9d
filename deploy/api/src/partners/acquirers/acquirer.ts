import type { Receipt } from './receipt';

/** A payment that an acquirer is asked to take; money in kopecks. */
export interface Wanted {
  /** Our number of the attempt, never used for another: by it the acquirer knows a repetition. */
  readonly number: string;
  readonly amount: number;
  /** What the shopper reads at the bank. */
  readonly description: string;
  /** Where the shopper's browser goes in the end, paid or not. */
  readonly returnUrl: string;
  readonly expiresAt: Date;
  /** For acquirers that write receipts. */
  readonly receipt: Receipt;
}

export interface Registered {
  /** The acquirer's own name of the payment. */
  readonly externalId: string;
  /** The payment page; of the fast payment system what the QR code holds, which opens the bank's app on a phone. */
  readonly link: string;
}

/** How a payment stands at the acquirer; money in kopecks. */
export type PaymentState =
  | { readonly status: 'waiting' }
  /** `refunded`: how much of it has been given back, in all; what is only under way is not in it. */
  | { readonly status: 'paid'; readonly amount: number; readonly refunded: number }
  | { readonly status: 'refused'; readonly reason: string }
  | { readonly status: 'expired' }
  /** All of it is back, or was never taken. */
  | { readonly status: 'returned' };

/** Money to give back, in kopecks. */
export interface WantedRefund {
  readonly externalId: string;
  readonly number: string;
  readonly amount: number;
  /** What was given back before: with it the acquirer tells this refund from an earlier one of the same payment. */
  readonly refunded: number;
}

/** A request that says to come from an acquirer. */
export interface CallBack {
  readonly query: unknown;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Takes payments on the site. Whatever is asked throws PartnerError when the acquirer does not do it. */
export interface Acquirer {
  /** `card`: the shopper goes to a payment page; `sbp`: pays by a QR code in the bank's app. */
  readonly kind: 'card' | 'sbp';
  /** How long a payment can be paid after it was registered, in milliseconds. */
  readonly lifetime: number;
  /** Path of our page that the shopper comes back to (ORD-68, ORD-69). */
  readonly returnPath: string;
  /**
   * Registers a payment. A repetition of one number answers the first payment, where the acquirer can.
   *
   * @throws NumberTaken when it cannot: the first one is registered, and its link lost.
   */
  register(wanted: Wanted): Promise<Registered>;
  state(externalId: string): Promise<PaymentState>;
  /** Gives a sum back; asked twice, it is given once. `pending`: the acquirer has taken it on and is to be asked again. */
  refund(refund: WantedRefund): Promise<'done' | 'pending'>;
  /**
   * Which payment a call-back is about; null when the acquirer has not sent it. It only says which payment to look at: how that
   * stands is always asked.
   */
  verifyCallBack(request: CallBack): string | null;
}

/** A payment of this number is registered already, and the acquirer does not tell its link again. */
export class NumberTaken extends Error {
  override name = 'NumberTaken';
}
