/** A placeholder for our hosts. A URL that resolves to another host leads out of the shop. */
const shop = 'http://shop.invalid';

/**
 * The path to return to after sign-in, from the query parameter `back`, which is not trusted. The result is always a
 * path of the shop, and never a sign-in page.
 *
 * @param otherwise the path for all other values
 * @example backPath('/cabinet/orders/?page=2') // '/cabinet/orders/?page=2'
 * @example backPath('//evil.example/') // '/'
 */
export function backPath(back: string | null, otherwise = '/'): string {
  if (!back?.startsWith('/') || !URL.canParse(back, shop)) return otherwise;
  const { origin, pathname, search, hash } = new URL(back, shop);
  const path = pathname + search + hash;
  // The path is checked once more: «/.//evil.example» on this host has the path «//evil.example», which leads to another host.
  return origin === shop && !path.startsWith('//') && !path.startsWith('/auth/') ? path : otherwise;
}
