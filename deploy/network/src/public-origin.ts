import * as z from 'zod/mini';
import { isThisMachine } from './this-machine';

const isOrigin = (text: string) =>
  /^https?:\/\/[a-z\d.-]+(:\d+)?$/.test(text) && URL.canParse(text) && new URL(text).origin === text;

/**
 * The setting `PUBLIC_ORIGIN`: scheme, main domain and port by which shoppers reach the shop, e.g. `https://shop.example`. A city's
 * storefront is a subdomain of it. A request cannot change it.
 */
export const requiredPublicOrigin = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.toLowerCase().replace(/\/$/, '')),
  ),
  z
    .string()
    .check(z.refine(isOrigin, 'PUBLIC_ORIGIN: scheme, domain and port where it is not the usual one, nothing else')),
);

/** The same setting; by default the shop is on this machine. */
export const publicOrigin = z._default(requiredPublicOrigin, 'http://shop.localhost:3000');

/** Whether a shop of this origin is public: it uses https, or its host can be reached from other machines. */
export function isPublicOrigin(origin: string): boolean {
  const { protocol, host } = new URL(origin);
  return protocol === 'https:' || !isThisMachine(host);
}

/** The origin of a storefront, e.g. `https://perm.shop.example`; '' is the main domain. */
export function cityOrigin(origin: string, subdomain: string): string {
  return subdomain === '' ? origin : origin.replace('://', `://${subdomain}.`);
}

/** By origin. Origins are settings, so there are few. */
const mainDomains = new Map<string, string>();

/** The main domain, without a port. */
export function mainDomain(origin: string): string {
  const domain = mainDomains.get(origin) ?? new URL(origin).hostname;
  mainDomains.set(origin, domain);
  return domain;
}

/**
 * The storefront of a Host header: its subdomain, '' for the main domain, null when it is not a host of the shop. Its port is ignored,
 * because proxies drop or change it.
 */
export function subdomainOf(host: string, origin: string): string | null {
  const name = host.toLowerCase().replace(/:\d*$/, '');
  const main = mainDomain(origin);
  if (name === main) return '';
  const subdomain = name.endsWith(`.${main}`) ? name.slice(0, -main.length - 1) : '';
  return /^[a-z\d-]+(\.[a-z\d-]+)*$/.test(subdomain) ? subdomain : null;
}
