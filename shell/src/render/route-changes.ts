import { routeTable } from 'shared-contracts/routes';
import type { RouteChanges } from '../app/live-routes';
import type { AssetsOfSet } from '../document/page-assets';

/** What the areas of a set provide beside this shell's table, and what of the table they do not. */
export function routeChangesOf(set: AssetsOfSet): RouteChanges {
  const known = new Set(routeTable.map(({ id }) => id));
  const provides = (owner: keyof AssetsOfSet, id: string) => set[owner].routes.some((row) => row.id === id);
  return {
    moreRoutes: Object.values(set).flatMap(({ routes }) => routes.filter(({ id }) => !known.has(id))),
    absentRoutes: routeTable
      // A row that only redirects has no page.
      .filter(({ id, owner, redirect }) => owner !== 'shell' && !redirect && !provides(owner, id))
      .map(({ id }) => id),
  };
}
