import type { Allowance } from 'deploy-network/buckets';

/** One bucket that a request takes from. */
export interface Share {
  /** What is limited. Buckets of one name have one allowance. */
  readonly name: string;
  readonly allowance: Allowance;
  /** Who asks: a network, a session. */
  readonly asker: string;
}

/**
 * How much each requester may ask for, in token buckets. Counted for all processes of the shop together if they share a
 * Redis, else by each process for itself. No method rejects.
 */
export interface RequestLimits {
  /** Takes the cost from all shares, if none of them is empty. Returns the seconds to wait; 0: it was taken. */
  take(shares: readonly Share[], cost: number): Promise<number>;
  /** Charges work that is already done. */
  charge(shares: readonly Share[], cost: number): Promise<void>;
}

/** A bucket that holds the requests of a minute. */
export const perMinute = (most: number): Allowance => ({ most, perSecond: most / 60 });
