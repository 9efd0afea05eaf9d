export { backPath } from './back-path';
export { cityGuards } from './city-guards';
export {
  AREAS,
  type AreaName,
  GUARDS,
  type GuardName,
  LAYOUTS,
  type LayoutName,
  type OwnerName,
  type RouteRow,
} from './row';
export { rowAt } from './row-at';
export { type RouteId, routeRow, routeTable } from './table';
export { type PackMode, to } from './to';
