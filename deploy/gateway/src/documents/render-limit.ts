import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The time that the limit is for, in milliseconds: short, so that few renders come at once and a wait is short as well. */
const WINDOW = 10_000;

/** An address had too many pages rendered. */
export class TooManyRenders extends Error {
  override name = 'TooManyRenders';
  /** @param retryAfter Seconds. */
  constructor(readonly retryAfter: number) {
    super('too many pages were rendered for one address');
  }
}

/**
 * Limits the renders of one address (of IPv6: one /64), so that nobody takes all workers with pages that are in no cache. The
 * addresses seen last are remembered, five thousand of them.
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
