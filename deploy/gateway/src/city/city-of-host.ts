import { type City, DEFAULT_LOCATION_ID } from 'shared-contracts/api/location';

export type HostVerdict =
  | { kind: 'city'; city: City }
  /** A subdomain that no city has: to the main domain (CIT-31). */
  | { kind: 'unknown-city' }
  /** Not a host of the shop. */
  | { kind: 'foreign' };

/**
 * The city of a storefront (CIT-12 to CIT-16): the subdomain decides; on the main domain the session's location does,
 * when its city has no subdomain of its own; else the default location.
 * @param host the Host header, with or without a port
 */
export function cityOfHost(
  host: string,
  baseHost: string,
  cities: readonly City[],
  sessionLocation: number | null,
): HostVerdict {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  if (name === baseHost) {
    const own = cities.find((city) => city.LOCATION_ID === sessionLocation && city.SUBDOMAIN === null);
    const city = own ?? cities.find(({ LOCATION_ID }) => LOCATION_ID === DEFAULT_LOCATION_ID);
    return city ? { kind: 'city', city } : { kind: 'unknown-city' };
  }
  if (!name.endsWith(`.${baseHost}`)) return { kind: 'foreign' };
  const subdomain = name.slice(0, -baseHost.length - 1);
  const city = cities.find(({ SUBDOMAIN }) => SUBDOMAIN === subdomain);
  return city ? { kind: 'city', city } : { kind: 'unknown-city' };
}
