import { to } from 'shared-contracts/routes';

/** Where nobody comes from, or from another host. */
const home = to.page('cabinetPersonal');

/**
 * The path to return to after signing in, from the query key `back` of /auth/. Only a path of this shop: an address of
 * another host, in whatever disguise, and /auth/ itself lead to the cabinet instead.
 *
 * @param search the query of the page: `?back=/cabinet/orders/`
 */
export function backPath(search: string): string {
  const back = new URLSearchParams(search).get('back') ?? '';
  if (!back.startsWith('/')) return home;
  // The parser decides what a browser would make of it: «//evil.example», «/\evil.example» and the like leave this host.
  const own = 'https://own.invalid';
  const url = URL.canParse(back, own) ? new URL(back, own) : null;
  if (url?.origin !== own || url.pathname.startsWith('/auth/')) return home;
  return url.pathname + url.search + url.hash;
}
