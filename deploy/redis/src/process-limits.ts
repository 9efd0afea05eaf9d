import { Buckets } from 'deploy-network/buckets';
import type { RequestLimits, Share } from './limits';

/**
 * The limits of one process.
 *
 * @param milliseconds the time now; by default the process's own clock
 */
export function processLimits(milliseconds?: () => number): RequestLimits {
  const all = new Map<string, Buckets>();
  const bucketsOf = ({ name, allowance }: Share) => {
    const known = all.get(name) ?? new Buckets(allowance, milliseconds);
    all.set(name, known);
    return known;
  };
  const chargeAll = (shares: readonly Share[], cost: number) => {
    for (const share of shares) bucketsOf(share).charge(share.asker, cost);
  };
  return {
    async take(shares, cost) {
      const wait = Math.max(0, ...shares.map((share) => bucketsOf(share).wait(share.asker)));
      if (wait === 0) chargeAll(shares, cost);
      return wait;
    },
    async charge(shares, cost) {
      chargeAll(shares, cost);
    },
  };
}
