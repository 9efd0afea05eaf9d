import { type RouteRow, routeTable } from 'shared-contracts/routes';
import type { AssetsOfSet } from '../document/page-assets';

/** Routes that the areas of a set declare and that this shell's table does not know yet. */
export function moreRoutesOf(set: AssetsOfSet): readonly RouteRow[] {
  const known = new Set(routeTable.map(({ id }) => id));
  return Object.values(set).flatMap(({ routes }) => routes.filter(({ id }) => !known.has(id)));
}
