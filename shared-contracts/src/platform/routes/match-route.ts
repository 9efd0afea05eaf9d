import { matchRoutes } from 'react-router';
import type { RouteDefinition } from './route-definition';

/** Paths whose route is remembered, for each table: ranking ninety routes for every request would cost more than a kept page. */
const MAX_PATHS = 2_000;

const tables = new WeakMap<readonly RouteDefinition[], (pathname: string) => RouteDefinition | null>();

/** The route that a path belongs to, the most exact one first, as the router finds it; null for ROU-86. */
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
    // Anybody may ask for any path: what is asked for often is soon known again.
    if (known.size >= MAX_PATHS) known.clear();
    known.set(pathname, found);
    return found;
  };
}
