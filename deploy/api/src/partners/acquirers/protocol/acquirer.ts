import type { Receipt } from './receipt';

/** A payment request to an acquirer; money in kopecks. */
export interface PaymentRequest {
  /** Our number of the attempt, never reused: the acquirer recognises a repeated request by it. */
  readonly number: string;
  readonly amount: number;
  /** The text that the shopper sees at the bank. */
  readonly description: string;
  /** The address to which the shopper's browser returns, paid or not. */
  readonly returnUrl: string;
  readonly expiresAt: Date;
  /** For acquirers that write receipts. */
  readonly receipt: Receipt;
}

interface Registered {
  /** The acquirer's own id of the payment. */
  readonly externalId: string;
  /** The payment page; for the fast payment system the content of the QR code, which opens the bank's app on a phone. */
  readonly link: string;
}

/** The state of a payment at the acquirer; money in kopecks. */
export type PaymentState =
  | { readonly status: 'waiting' }
  /** `refunded`: the total that was refunded; pending refunds are not included. */
  | { readonly status: 'paid'; readonly amount: number; readonly refunded: number }
  | { readonly status: 'refused'; readonly reason: string }
  | { readonly status: 'expired' }
  /** Everything is refunded, or was never charged. */
  | { readonly status: 'returned' };

/** A refund request, in kopecks. */
interface RefundRequest {
  readonly externalId: string;
  readonly number: string;
  readonly amount: number;
  /**
   * The amount refunded before. The acquirer needs it to distinguish this refund from an earlier one of the same
   * payment.
   */
  readonly refunded: number;
}

/** A request that claims to come from an acquirer. */
interface CallBack {
  readonly query: unknown;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Takes payments on the site. Every function throws PartnerError when the acquirer fails or refuses. */
export interface Acquirer {
  /** `card`: the shopper goes to a payment page; `sbp`: the shopper pays by a QR code in the bank's app. */
  readonly kind: 'card' | 'sbp';
  /** Milliseconds after the registration during which a payment can be paid. */
  readonly lifetime: number;
  /** Path of our page that the shopper returns to (ORD-68, ORD-69). */
  readonly returnPath: string;
  /**
   * Registers a payment. A repeated request with one number returns the first payment, if the acquirer supports that.
   *
   * @throws NumberTaken if it does not: the first one is registered, and its link is lost.
   */
  register(wanted: PaymentRequest): Promise<Registered>;
  state(externalId: string): Promise<PaymentState>;
  /**
   * Refunds an amount. A repeated request refunds it only once. `pending`: the acquirer has accepted it, and its status
   * must be requested again.
   */
  refund(refund: RefundRequest): Promise<'done' | 'pending'>;
  /**
   * The payment of a callback; null when the acquirer did not send it. A callback only contains the payment's id. The
   * status is always requested.
   */
  verifyCallBack(request: CallBack): string | null;
}

/** A payment with this number is registered already, and the acquirer does not return its link again. */
export class NumberTaken extends Error {
  override name = 'NumberTaken';
}
