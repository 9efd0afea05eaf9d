import { isIPv6 } from 'node:net';
import { cityOrigin, subdomainOf } from 'deploy-network/public-origin';
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

/** The session id of the browser's cookie, for `is_auth` alone. */
export function cookieSession({ headers: { cookie = '' } }: FastifyRequest): string | null {
  return /(?:^|;\s*)ZPVDSESSID=([\w-]{1,200})(?:;|$)/.exec(cookie)?.[1] ?? null;
}

/**
 * Whether a request comes from a page of another origin: a foreign one, or a sibling city. Browsers that say it themselves are believed,
 * others by their `Origin`. Requests that are no browser's (neither header) bring their own cookie.
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
 * What attempts are counted by: the visitor's address, of IPv6 the network that one subscriber has. The address is the one that
 * the gateway saw; whatever a visitor says of forwarding is not heard.
 */
export function networkOf({ ip }: FastifyRequest): string {
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (v4) return v4;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.replace(/%.*/, '').toLowerCase().split('::');
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const known = groups(head);
  const zeros = tail === undefined ? [] : Array(8 - known.length - groups(tail).length).fill('0');
  const network = [...known, ...zeros, ...groups(tail)].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/**
 * The origin of the storefront that a request came to, for links. Scheme, domain and port are the configuration's; of the host only
 * the subdomain counts, and only when a city has it: a link in a letter leads nowhere else.
 */
export function originOf(
  { headers: { host = '' } }: Pick<FastifyRequest, 'headers'>,
  publicOrigin: string,
  cities: readonly { readonly subdomain: string | null }[],
): string {
  const asked = subdomainOf(host, publicOrigin);
  const isCity = cities.some(({ subdomain }) => subdomain !== null && subdomain === asked);
  return cityOrigin(publicOrigin, isCity && asked ? asked : '');
}
