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
  /** Whether the bank thinks over what is asked of it. */
  isSlow: boolean;
  /** By the number that the shop gave to each. */
  readonly refunds: Map<string, Refund>;
}

/** What has been given back of a payment. */
export const refundedOf = ({ refunds }: Payment): number =>
  [...refunds.values()].reduce((sum, { amount, status }) => (status === 'done' ? sum + amount : sum), 0);

/** Money that goes back of a payment, all of it or a part. */
export interface Refund {
  readonly id: string;
  readonly amount: number;
  status: 'pending' | 'done';
}
