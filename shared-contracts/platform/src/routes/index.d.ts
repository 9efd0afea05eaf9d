export { backPath } from './back-path';
export { cityGuards } from './city-guards';
export { type Device, deviceOf } from './device';
export { link } from './link';
export { matchRoute } from './match-route';
export { defineRoute } from './route';
export {
  type AppName,
  type AreaName,
  GUARDS,
  type GuardName,
  LAYOUTS,
  type LayoutName,
  type RouteDefinition,
} from './route-definition';
