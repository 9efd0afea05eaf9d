import * as cabinet from '../cabinet/routes';
import * as catalog from '../catalog/routes';
import * as checkout from '../checkout/routes';
import * as content from '../content/routes';
import type { RouteDefinition } from '../platform/routes/route-definition';
import * as services from '../services/routes';
import * as shell from '../shell/routes';

/** Every path of ROU-01 to ROU-85; any other path is ROU-86. Only for tests: the gateway reads the routes of the releases. */
export const routeTable: readonly RouteDefinition[] = [catalog, checkout, cabinet, services, content, shell].flatMap(
  (routes) => Object.values(routes).filter((value) => typeof value === 'object'),
);
