import type { ShopCookie } from '@zapovednik/areas/shell/cookies';

/** Seconds. */
const DAY = 86_400;

/** The cookies of a request by name. The first cookie of a name wins. */
export function parseCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at < 0) continue;
    const name = pair.slice(0, at).trim();
    if (!cookies.has(name)) cookies.set(name, pair.slice(at + 1).trim());
  }
  return cookies;
}

interface CookieOptions {
  /** The cities' common domain: one cookie for all storefronts. */
  domain: string;
  https: boolean;
  /** Scripts of the shop's own pages can read it. */
  forScripts?: true;
}

/** A Set-Cookie header; zero days remove the cookie. Pages of other sites cannot send the cookie, and scripts can read it only with `forScripts`. */
export function setCookie(
  { name, days }: ShopCookie,
  value: string,
  { domain, https, forScripts }: CookieOptions,
): string {
  const flags = `${forScripts ? '' : '; HttpOnly'}; SameSite=Lax${https ? '; Secure' : ''}`;
  return `${name}=${value}; Domain=${domain}; Path=/; Max-Age=${days * DAY}${flags}`;
}
