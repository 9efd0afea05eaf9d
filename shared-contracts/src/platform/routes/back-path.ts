/** Stands for any host of the shop: what leads away from it leads away from the shop. */
const app = 'http://shop.invalid';

/**
 * The path to return to after signing in, from the `back` of an address that anybody may have written: always a path of
 * this shop that is not signing in itself.
 *
 * @param otherwise where everything else leads
 * @example backPath('/cabinet/orders/?page=2') // '/cabinet/orders/?page=2'
 * @example backPath('//evil.example/') // '/'
 */
export function backPath(back: string | null, otherwise = '/'): string {
  if (!back?.startsWith('/') || !URL.canParse(back, app)) return otherwise;
  const { origin, pathname, search, hash } = new URL(back, app);
  const path = pathname + search + hash;
  // Read once more as a path: «/.//evil.example» of this host has the path «//evil.example», which leaves it after all.
  return origin === app && !path.startsWith('//') && !path.startsWith('/auth/') ? path : otherwise;
}
