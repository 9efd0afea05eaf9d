import type { RouteDefinition } from '@zapovednik/platform/routes';
import { matchRoutes } from 'react-router';
import type { AssetsOfSet, RemovedPage } from '../document/release-assets';

/** The removed page for an address; null if a live page matches it better. */
export function removedPageAt(
  routes: readonly RouteDefinition[],
  set: AssetsOfSet,
  pathname: string,
): RemovedPage | null {
  const removed = Object.values(set).flatMap((release) => release.removed);
  if (removed.length === 0) return null;
  const objects = [
    ...routes.map(({ path }) => ({ path, caseSensitive: true, page: null })),
    ...removed.map((page) => ({ path: page.path, caseSensitive: true, page })),
  ];
  return matchRoutes(objects, pathname)?.at(-1)?.route.page ?? null;
}
