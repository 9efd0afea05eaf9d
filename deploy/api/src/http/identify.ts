import { isIPv6 } from 'node:net';
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
 * Whether a request comes from a page of another origin: a foreign one, or a sibling city. Requests that are no browser's (neither
 * header) bring their own cookie.
 */
export function isForeign({ headers: { origin, host, 'sec-fetch-site': site } }: FastifyRequest): boolean {
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return origin !== undefined && !isOrigin(origin, host);
}

function isOrigin(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
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

export interface ShopAddress {
  /** The main domain; a city's storefront is a subdomain of it. */
  readonly baseHost: string;
  readonly scheme: 'http' | 'https';
}

/** The origin of the storefront that a request came to. A host that is not the shop's is not heard: links lead to the main domain. */
export function originOf(
  { headers: { host = '' } }: Pick<FastifyRequest, 'headers'>,
  { baseHost, scheme }: ShopAddress,
) {
  const name = host.replace(/:\d{1,5}$/, '').toLowerCase();
  const isOurs = name === baseHost || (name.endsWith(`.${baseHost}`) && /^[a-z\d.-]+$/.test(name));
  return `${scheme}://${isOurs ? host.toLowerCase() : baseHost}`;
}
