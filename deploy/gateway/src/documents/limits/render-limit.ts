import type { RequestLimits } from 'deploy-redis/limits';
import type { Requester } from '../../render/audience';

/** Seconds in which all renders of a visitor come back. A short time: refused visitors wait only briefly. */
const PERIOD = 10;

/** The limit of an address in multiples of a visitor's limit. */
const PEOPLE_OF_ADDRESS = 10;

/** A visitor or an address has requested too many renders. */
export class TooManyRenders extends Error {
  override name = 'TooManyRenders';
  /** @param retryAfter Seconds. */
  constructor(readonly retryAfter: number) {
    super('too many pages were rendered for one address');
  }
}

/**
 * Limits the renders of one visitor, and of one address. Visitors without a mark of ours count as one person for each
 * address, so that nobody gets more by dropping cookies.
 *
 * @param most renders of a visitor at once, and then in ten seconds; ten times as many of an address
 * @returns a function that counts a render. It rejects with {@link TooManyRenders} when there were too many.
 */
export function renderLimit(limits: RequestLimits, most: number) {
  const times = (people: number) => ({ most: people * most, perSecond: (people * most) / PERIOD });
  return async ({ address, visitor }: Requester): Promise<void> => {
    const shares = [
      { name: 'renders of a visitor', allowance: times(1), asker: `${address} ${visitor ?? ''}` },
      { name: 'renders of an address', allowance: times(PEOPLE_OF_ADDRESS), asker: address },
    ];
    const wait = await limits.take(shares, 1);
    if (wait > 0) throw new TooManyRenders(wait);
  };
}
