import type { ReleaseSet } from 'deploy-releases/registry';
import { cityGuards, type RouteRow } from 'shared-contracts/routes';
import type { CityState } from 'shared-contracts/state';
import { canonicalPath } from '../documents/canonical-path';

/** Every page of a release set, by its id: a row of the shell's table counts when its owner provides it, or it only redirects. */
export function routesOf(set: ReleaseSet): readonly RouteRow[] {
  const rows = Object.values(set.parts).flatMap(({ manifest }): readonly RouteRow[] =>
    manifest.routes.filter(({ owner, redirect }) => owner === manifest.area || redirect !== undefined),
  );
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}

const isForSearch = ({ rendered, hidden }: RouteRow) => rendered === 'city' && !hidden;

/** Whether a page without parameters answers 200 to whoever asks for it in this city. */
function isOpenIn(city: CityState, { guards, redirect, device }: RouteRow): boolean {
  const known = new Map<string, (city: CityState) => boolean>(Object.entries(cityGuards));
  return !redirect && !device && guards.every((name) => known.get(name)?.(city) ?? false);
}

/** The paths that a city's sitemap lists one by one: pages without parameters. */
export function listedPaths(rows: readonly RouteRow[], city: CityState): string[] {
  return rows
    .filter((row) => isForSearch(row) && isOpenIn(city, row) && !/[:*]/.test(row.path))
    .map(({ path }) => slashed(path));
}

/** The beginnings of paths that search engines leave alone; those below another are left out. */
export function disallowedPaths(rows: readonly RouteRow[]): string[] {
  const all = rows.filter((row) => !isForSearch(row)).map(({ path }) => slashed(path.replace(/\/[:*].*$/, '')));
  const sorted = [...new Set(all)].sort();
  return sorted.filter((path) => !sorted.some((other) => other !== path && path.startsWith(other)));
}

/** A path as it stands in the address bar. */
const slashed = (path: string) => canonicalPath(new URL(path, 'http://own.invalid')) ?? path;
