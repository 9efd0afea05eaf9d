import type { Call } from '@zapovednik/api/call';
import { PERSONAL_HEADER } from '@zapovednik/api/personal-header';
import type { FastifyRequest } from 'fastify';

/**
 * Whether a request gets the same answer as every visitor of its location: the call allows it, the location is in the
 * request, and the caller did not ask for a personal answer. The session in the request (SES-04) is then not read, so
 * personal data cannot reach an answer that caches share.
 */
export function isSharedRead({ maxAge }: Pick<Call, 'maxAge'>, { headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return maxAge !== undefined && headers[PERSONAL_HEADER] !== 'Y' && /^\d{1,9}$/.test(String(headers['x-location']));
}

/** The request headers that an answer depends on: the session only if it was read. */
export const varyOf = (shared: boolean) =>
  shared ? `x-location, ${PERSONAL_HEADER}` : `x-location, ${PERSONAL_HEADER}, authorization`;
