import { matchRoutes } from 'react-router';
import type { RouteDefinition } from './route-definition';

/** How many paths are cached with their route, for each table: ranking ninety routes for every request costs more than a cached page. */
const MAX_PATHS = 2_000;

const tables = new WeakMap<readonly RouteDefinition[], (pathname: string) => RouteDefinition | null>();

/** The route of a path, the most specific one first, as in the router; null for ROU-86. */
export function matchRoute(routes: readonly RouteDefinition[], pathname: string): RouteDefinition | null {
  const find = tables.get(routes) ?? finderOf(routes);
  tables.set(routes, find);
  return find(pathname);
}

function finderOf(routes: readonly RouteDefinition[]) {
  const objects = routes.map((route) => ({ id: route.id, path: route.path, caseSensitive: true, route }));
  const known = new Map<string, RouteDefinition | null>();
  return (pathname: string) => {
    const before = known.get(pathname);
    if (before !== undefined) return before;
    const found = matchRoutes(objects, pathname)?.at(-1)?.route.route ?? null;
    // Anybody can request any path, so the cache is limited. Frequent paths are soon cached again.
    if (known.size >= MAX_PATHS) known.clear();
    known.set(pathname, found);
    return found;
  };
}
