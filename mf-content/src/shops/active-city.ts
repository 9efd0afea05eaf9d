import type { ShopCity } from '@zapovednik/api/content/models/shop';
import { shopsRoute } from '@zapovednik/areas/content/routes';
import type { AppContext } from '@zapovednik/platform/app';
import { link } from '@zapovednik/platform/routes';

type App = Pick<AppContext, 'city' | 'origin'>;

/** The location whose shops are shown: of the subdomain, else of the query, else of the current city (CON-15). */
export function activeLocation({ city }: App, query: URLSearchParams, cities: readonly ShopCity[]): number {
  if (city.subdomain !== null) return city.locationId;
  const asked = Number(query.get('location'));
  return cities.find(({ locationId }) => locationId === asked)?.locationId ?? city.locationId;
}

/**
 * The address of a city's shops. Only the main domain uses the query, so a link on a subdomain opens the main domain.
 */
export function shopsAddress({ city, origin }: App, locationId: number): string {
  if (locationId === city.locationId) return link(shopsRoute);
  const path = link(shopsRoute, {}, { location: String(locationId) });
  return city.subdomain === null ? path : origin.replace(`://${city.subdomain}.`, '://') + path;
}
