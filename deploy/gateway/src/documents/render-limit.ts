import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The period of the limit, in milliseconds. It is short, so that few renders come at once and visitors wait briefly. */
const WINDOW = 10_000;

/** An address has requested too many renders. */
export class TooManyRenders extends Error {
  override name = 'TooManyRenders';
  /** @param retryAfter Seconds. */
  constructor(readonly retryAfter: number) {
    super('too many pages were rendered for one address');
  }
}

/**
 * Limits the renders of one address (of IPv6: one /64), so that one client cannot occupy all workers with pages that are not
 * cached. It remembers the last five thousand addresses.
 *
 * @returns counts a render; rejects with {@link TooManyRenders} beyond `max` in ten seconds
 */
export async function renderLimit(app: FastifyInstance, max: number) {
  await app.register(rateLimit, { global: false });
  const count = app.createRateLimit({ max, timeWindow: WINDOW });
  return async (request: FastifyRequest): Promise<void> => {
    const limit = await count(request);
    if (!limit.isAllowed && limit.isExceeded) throw new TooManyRenders(limit.ttlInSeconds);
  };
}
