import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/database';
import { type ActiveSession, findSession } from '../session/session';
import { sessionExpired } from './shop-error';

/** The session that the authorization header names; null without one. A session that is over: 401. */
export async function identify(db: Database, request: FastifyRequest, now: Date): Promise<ActiveSession | null> {
  const id = request.headers.authorization;
  if (!id) return null;
  const session = await findSession(db, id, now);
  if (!session) throw sessionExpired();
  return session;
}

/**
 * The session id of the cookie, for `is_auth` alone. Null unless the request comes from a page of the same origin, so that
 * no foreign page and no sibling city reads a session; requests that are no browser's (neither header) bring their own cookie.
 */
export function cookieSession(request: FastifyRequest): string | null {
  const { origin, host, cookie = '' } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return null;
  if (origin !== undefined && !isOrigin(origin, host)) return null;
  return /(?:^|;\s*)ZPVDSESSID=([\w-]{1,200})(?:;|$)/.exec(cookie)?.[1] ?? null;
}

function isOrigin(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}
