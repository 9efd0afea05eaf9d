import { networkOf as networkOfAddress } from 'deploy-network/network';
import { cityOrigin, subdomainOf } from 'deploy-network/public-origin';
import type { FastifyRequest } from 'fastify';
import { findSession, keyOf, type SessionStore } from '../session';
import type { ActiveSession } from '../session-cache/active-session';
import { sessionExpired } from '../shop-error';

/**
 * The session of the authorization header. Null without one. An expired session: 401.
 *
 * @param sessionCache is asked first, if there is one. A call that writes reads the database.
 */
export async function identify(
  { db, sessionCache }: Pick<SessionStore, 'db'> & Partial<SessionStore>,
  request: FastifyRequest,
  now: Date,
): Promise<ActiveSession | null> {
  const id = request.headers.authorization;
  if (!id) return null;
  const cached = await sessionCache?.find(keyOf(id));
  if (cached && cached.expiresAt > now) return cached;
  const session = await findSession(db, id, now);
  if (!session) throw sessionExpired();
  await sessionCache?.keep(session);
  return session;
}

/** The session id of the browser's cookie; only for `is_auth`. */
export function cookieSession({ headers: { cookie = '' } }: FastifyRequest): string | null {
  return /(?:^|;\s*)ZPVDSESSID=([\w-]{1,200})(?:;|$)/.exec(cookie)?.[1] ?? null;
}

/**
 * Whether a request comes from a page of another origin: another site, or a sibling city. `Sec-Fetch-Site` is trusted;
 * browsers without it are checked by `Origin`. Clients without either header send their own cookie.
 *
 * @param own The storefront's origin.
 */
export function isForeign(
  { headers: { origin, 'sec-fetch-site': site } }: Pick<FastifyRequest, 'headers'>,
  own: string,
): boolean {
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && origin !== own;
}

/**
 * The key for counting attempts: the visitor's address, for IPv6 the network of one subscriber. The address comes from the gateway;
 * forwarding headers of a visitor are ignored.
 */
export const networkOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => networkOfAddress(ip);

/**
 * The origin of the requested storefront, for links. Scheme, domain and port come from the configuration. From the host
 * only the subdomain is used, and only if a city has it. So a link in an email cannot lead to another site.
 */
export function originOf(
  { headers: { host = '' } }: Pick<FastifyRequest, 'headers'>,
  publicOrigin: string,
  cities: readonly { readonly subdomain: string | null }[],
): string {
  const requested = subdomainOf(host, publicOrigin);
  const isCity = cities.some(({ subdomain }) => subdomain !== null && subdomain === requested);
  return cityOrigin(publicOrigin, isCity && requested ? requested : '');
}
