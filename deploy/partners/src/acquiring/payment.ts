import type { ReceiptLine } from './receipt';

/** A payment at a sandbox acquirer; money in kopecks. */
export interface Payment {
  readonly id: string;
  /** The shop's number of the payment. */
  readonly number: string;
  readonly amount: number;
  readonly description: string;
  readonly returnUrl: string;
  readonly expiresAt: Date;
  /** Null: the acquirer prints none. */
  readonly receipt: readonly ReceiptLine[] | null;
  /** `checking`: the bank has not decided yet. */
  status: 'new' | 'checking' | 'paid' | 'refused' | 'expired' | 'returned';
  /** The reason of the refusal. */
  reason: string;
  changedAt: Date;
  /** Whether the bank delays its decisions. */
  isSlow: boolean;
  /** The refunds by the shop's number of each. */
  readonly refunds: Map<string, Refund>;
}

/** The refunded amount of a payment. */
export const refundedOf = ({ refunds }: Payment): number =>
  [...refunds.values()].reduce((sum, { amount, status }) => (status === 'done' ? sum + amount : sum), 0);

/** A full or partial refund of a payment. */
export interface Refund {
  readonly id: string;
  readonly amount: number;
  status: 'pending' | 'done';
}
