import { matchRoute, type RouteDefinition } from '@zapovednik/platform/routes';
import type { Visit } from './visit';

/** A page that is the same for every visitor of a city. */
export interface SharedPage {
  /** Its cache key: release set, storefront, city, path, known query, and the class of device where the route has one. */
  readonly key: string;
  /**
   * The visit that it is rendered for. It contains only the data in the key, and no other data of the first visitor.
   */
  readonly visit: Visit;
  /** The rest of the visitor's query, which a redirect keeps. */
  readonly ownQuery: URLSearchParams;
}

/**
 * The shared page of a visit. Null for pages of one person, unknown paths, and visits with `debug=1` or an override.
 */
export function sharedPage(routes: readonly RouteDefinition[], setId: string, visit: Visit): SharedPage | null {
  const { url, city, fastPickup, override } = visit;
  const route = matchRoute(routes, url.pathname);
  // A debug visit gets a newly rendered page.
  const isLooking = url.searchParams.get('debug') === '1';
  if (route?.rendered !== 'city' || isLooking || fastPickup || override.length > 0) return null;
  const asked = [...url.searchParams];
  const known = asked.filter(([key]) => isKnown(route, key)).sort(([one], [two]) => (one < two ? -1 : 1));
  const own = asked.filter(([key]) => !isKnown(route, key));
  const shared = new URL(url.pathname, url.origin);
  shared.search = String(new URLSearchParams(known));
  const device = route.device ? visit.device : 'desktop';
  return {
    key: JSON.stringify([setId, city.locationId, device, shared.href]),
    visit: { ...visit, url: shared, device, session: null, charity: false, foreign: {} },
    ownQuery: new URLSearchParams(own),
  };
}

function isKnown({ query }: RouteDefinition, key: string): boolean {
  if (key.startsWith('utm_')) return false;
  return query.some((name) => (name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : key === name));
}
