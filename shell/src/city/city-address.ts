import type { City } from '@zapovednik/api/shell/models/city';
import type { CityState } from '@zapovednik/platform/app';
import type { RouteDefinition } from '@zapovednik/platform/routes';

interface Storefront {
  /** Origin of the current storefront: `https://perm.app.example:3000`. */
  readonly origin: string;
  readonly subdomain: string | null;
}

/** The origin of a city's storefront: its subdomain on the main domain, or the main domain if it has none (CIT-21, CIT-28). */
export function cityOrigin({ origin, subdomain }: Storefront, city: Pick<City, 'subdomain'>): string {
  const url = new URL(origin);
  const prefix = subdomain === null ? '' : `${subdomain}.`;
  const base = url.hostname.startsWith(prefix) ? url.hostname.slice(prefix.length) : url.hostname;
  url.hostname = city.subdomain === null ? base : `${city.subdomain}.${base}`;
  return url.origin;
}

interface CurrentPage {
  readonly route: RouteDefinition | null;
  readonly pathname: string;
  readonly search: string;
}

/** The address to open in another city: the same page if that city has it, else its home page. */
export function pathInCity({ route, pathname, search }: CurrentPage, city: City): string {
  return route && isOpenIn(city, route) ? pathname + search : '/';
}

/** Whether the city guards of a route accept this city (ROU-100, ROU-101). */
export function isOpenIn(city: CityState, { guards }: RouteDefinition): boolean {
  return guards.every((guard) => {
    if (guard === 'default-location') return city.isDefaultLocation;
    if (guard === 'main-city') return city.isMainCity;
    return guard !== 'regional-centre' || city.isRc;
  });
}
