import type { RouteRow } from './row';
import { cabinetRoutes } from './table/cabinet';
import { catalogRoutes } from './table/catalog';
import { checkoutRoutes } from './table/checkout';
import { contentRoutes } from './table/content';
import { servicesRoutes } from './table/services';
import { shellRoutes } from './table/shell';

const rows = [
  ...catalogRoutes,
  ...checkoutRoutes,
  ...cabinetRoutes,
  ...servicesRoutes,
  ...contentRoutes,
  ...shellRoutes,
] as const;

/** Every path of ROU-01 to ROU-85 with owner, layout, guards and rules; whatever matches none of them is ROU-86. */
export const routeTable: readonly RouteRow[] = rows;

export type RouteId = (typeof rows)[number]['id'];

const byId = new Map(rows.map((row) => [row.id, row]));

/** The row with this id. */
export function routeRow(id: RouteId): RouteRow {
  const found = byId.get(id);
  if (!found) throw new Error(`No route has the id ${id}`);
  return found;
}
