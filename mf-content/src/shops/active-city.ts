import type { AppContext } from 'shared-contracts/app';
import type { ShopCity } from 'shared-contracts/content/calls/shop';
import { shopsRoute } from 'shared-contracts/content/routes';
import { link } from 'shared-contracts/routes';

type App = Pick<AppContext, 'city' | 'origin'>;

/** The location whose shops are shown: of the subdomain, else of the query, else of the current city (CON-15). */
export function activeLocation({ city }: App, query: URLSearchParams, cities: readonly ShopCity[]): number {
  if (city.subdomain !== null) return city.locationId;
  const asked = Number(query.get('location'));
  return cities.find(({ LOCATION_ID }) => LOCATION_ID === asked)?.LOCATION_ID ?? city.locationId;
}

/** The address of a city's shops. Only the main domain has a query, so a link on a subdomain leads there. */
export function shopsAddress({ city, origin }: App, locationId: number): string {
  if (locationId === city.locationId) return link(shopsRoute);
  const path = link(shopsRoute, {}, { location: String(locationId) });
  return city.subdomain === null ? path : origin.replace(`://${city.subdomain}.`, '://') + path;
}
