import type { City } from '@zapovednik/api/shell/models/city';
import { DEFAULT_LOCATION_ID } from '@zapovednik/api/shell/wire/default-location';

/**
 * The city of a storefront (CIT-12 to CIT-16). The subdomain decides. On the main domain ('') the session's location decides, if
 * its city has no subdomain of its own; otherwise the default location. Null: no city has this subdomain.
 */
export function cityOfSubdomain(
  subdomain: string,
  cities: readonly City[],
  sessionLocation: number | null,
): City | null {
  if (subdomain !== '') return cities.find((city) => city.subdomain === subdomain) ?? null;
  const own = cities.find((city) => city.locationId === sessionLocation && city.subdomain === null);
  return own ?? cities.find(({ locationId }) => locationId === DEFAULT_LOCATION_ID) ?? null;
}
