import type { RouteDefinition } from 'shared-contracts/routes';
import type { City } from 'shared-contracts/shell/calls/city';
import { type CityState, cityState } from 'shared-contracts/shell/models/city';

interface Here {
  /** Address of the current storefront: `https://perm.app.example:3000`. */
  readonly origin: string;
  readonly subdomain: string | null;
}

/** The storefront of a city: its subdomain before the main domain, or the main domain when it has none (CIT-21, CIT-28). */
export function cityOrigin({ origin, subdomain }: Here, city: Pick<City, 'SUBDOMAIN'>): string {
  const url = new URL(origin);
  const prefix = subdomain === null ? '' : `${subdomain}.`;
  const base = url.hostname.startsWith(prefix) ? url.hostname.slice(prefix.length) : url.hostname;
  url.hostname = city.SUBDOMAIN === null ? base : `${city.SUBDOMAIN}.${base}`;
  return url.origin;
}

interface Place {
  readonly route: RouteDefinition | null;
  readonly pathname: string;
  readonly search: string;
}

/** Where a visitor of this page lands in another city: the same page if that city has it, else its home page. */
export function pathInCity({ route, pathname, search }: Place, city: City): string {
  return route && standsIn(cityState(city), route) ? pathname + search : '/';
}

/** Whether the guards that ask for the city let its visitors in (ROU-100, ROU-101). */
function standsIn(city: CityState, { guards }: RouteDefinition): boolean {
  return guards.every((guard) => {
    if (guard === 'default-location') return city.isDefaultLocation;
    if (guard === 'main-city') return city.isMainCity;
    return guard !== 'regional-centre' || city.isRc;
  });
}
