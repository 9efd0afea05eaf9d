import type { CityState } from '@zapovednik/platform/app';
import { cityGuards, type RouteDefinition } from '@zapovednik/platform/routes';
import { canonicalPath } from '../documents/request/canonical-path';

const isForSearch = ({ rendered, hidden }: RouteDefinition) => rendered === 'city' && !hidden;

/** Whether a page without parameters is answered with 200 for every visitor of this city. */
function isOpenIn(city: CityState, { guards, redirect, device }: RouteDefinition): boolean {
  const known = new Map<string, (city: CityState) => boolean>(Object.entries(cityGuards));
  return !redirect && !device && guards.every((name) => known.get(name)?.(city) ?? false);
}

/** The paths that a city's sitemap lists: pages without parameters. */
export function listedPaths(routes: readonly RouteDefinition[], city: CityState): string[] {
  return routes
    .filter((route) => isForSearch(route) && isOpenIn(city, route) && !/[:*]/.test(route.path))
    .map(({ path }) => slashed(path));
}

/** The path prefixes that search engines must not crawl. Prefixes below another one are left out. */
export function disallowedPaths(routes: readonly RouteDefinition[]): string[] {
  const all = routes.filter((route) => !isForSearch(route)).map(({ path }) => slashed(path.replace(/\/[:*].*$/, '')));
  const sorted = [...new Set(all)].sort();
  return sorted.filter((path) => !sorted.some((other) => other !== path && path.startsWith(other)));
}

/** A path as it appears in the address bar. */
const slashed = (path: string) => canonicalPath(new URL(path, 'http://own.invalid')) ?? path;
