import { matchRoute, type RouteDefinition } from '@zapovednik/platform/routes';
import type { Visit } from './visit';

/** A page that is the same for every visitor of a city. */
export interface SharedPage {
  /** Its cache key: release set, storefront, city, path, known query, and the class of device where the route has one. */
  readonly key: string;
  /**
   * The visit that it is rendered for. It contains only the data in the key, and no other data of the first visitor.
   */
  readonly visit: () => Visit;
  /** The rest of the visitor's query, which a redirect keeps. */
  readonly ownQuery: string;
}

/** What an address alone says about its page. */
interface SharedAddress {
  /** The address without the visitor's own query. */
  readonly href: string;
  readonly ownQuery: string;
  /** Whether phones get another page. */
  readonly hasDevices: boolean;
}

/**
 * How many addresses are remembered with what they say, for each table: reading the query takes longer than finding the page in the
 * cache.
 */
const MAX_ADDRESSES = 2_000;

const tables = new WeakMap<readonly RouteDefinition[], Map<string, SharedAddress | null>>();

/**
 * The shared page of a visit. Null for pages of one person, unknown paths, and visits with `debug=1` or an override.
 */
export function sharedPage(routes: readonly RouteDefinition[], setId: string, visit: Visit): SharedPage | null {
  const { url, city, fastPickup, override } = visit;
  if (fastPickup || override.length > 0) return null;
  const address = sharedAddress(routes, url);
  if (!address) return null;
  const { href, ownQuery, hasDevices } = address;
  const device = hasDevices ? visit.device : 'desktop';
  return {
    key: JSON.stringify([setId, city.locationId, device, href]),
    // Most pages are in the cache, and need no visit.
    visit: () => ({ ...visit, url: new URL(href), device, session: null, charity: false, foreign: {} }),
    ownQuery,
  };
}

function sharedAddress(routes: readonly RouteDefinition[], url: URL): SharedAddress | null {
  const known = tables.get(routes) ?? new Map<string, SharedAddress | null>();
  tables.set(routes, known);
  const { href } = url;
  const before = known.get(href);
  if (before !== undefined) return before;
  // Anybody can request any address, so the cache is limited. Frequent ones are soon cached again.
  if (known.size >= MAX_ADDRESSES) known.clear();
  const found = readAddress(routes, url);
  known.set(href, found);
  return found;
}

function readAddress(routes: readonly RouteDefinition[], url: URL): SharedAddress | null {
  const route = matchRoute(routes, url.pathname);
  // A debug visit gets a newly rendered page.
  if (route?.rendered !== 'city' || url.searchParams.get('debug') === '1') return null;
  const asked = [...url.searchParams];
  const known = asked.filter(([key]) => isKnown(route, key)).sort(([one], [two]) => (one < two ? -1 : 1));
  const own = asked.filter(([key]) => !isKnown(route, key));
  const shared = new URL(url.pathname, url.origin);
  shared.search = String(new URLSearchParams(known));
  return { href: shared.href, ownQuery: String(new URLSearchParams(own)), hasDevices: route.device !== undefined };
}

function isKnown({ query }: RouteDefinition, key: string): boolean {
  if (key.startsWith('utm_')) return false;
  return query.some((name) => (name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : key === name));
}
