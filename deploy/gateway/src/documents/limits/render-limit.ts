import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Requester } from '../../render/audience';

/**
 * The period of the limit, in milliseconds. A short period prevents many renders at once, and refused visitors wait
 * only briefly.
 */
const WINDOW = 10_000;

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
 * address, so that nobody gets more by dropping cookies. It remembers the last five thousand of each.
 *
 * @returns a function that counts a render. It rejects with {@link TooManyRenders} after more than `max` renders of a
 * visitor in ten seconds, or ten times as many of an address.
 */
export async function renderLimit(
  app: FastifyInstance,
  max: number,
  requesterOf: (request: FastifyRequest) => Requester,
) {
  await app.register(rateLimit, { global: false });
  const person = app.createRateLimit({
    max,
    timeWindow: WINDOW,
    keyGenerator(request) {
      const { address, visitor } = requesterOf(request);
      return `${address} ${visitor ?? ''}`;
    },
  });
  const address = app.createRateLimit({
    max: PEOPLE_OF_ADDRESS * max,
    timeWindow: WINDOW,
    keyGenerator: (request) => requesterOf(request).address,
  });
  return async (request: FastifyRequest): Promise<void> => {
    for (const count of [person, address]) {
      const limit = await count(request);
      if (!limit.isAllowed && limit.isExceeded) throw new TooManyRenders(limit.ttlInSeconds);
    }
  };
}
