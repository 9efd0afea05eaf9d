import * as cabinet from '@zapovednik/areas/cabinet/routes';
import * as catalog from '@zapovednik/areas/catalog/routes';
import * as checkout from '@zapovednik/areas/checkout/routes';
import * as content from '@zapovednik/areas/content/routes';
import * as services from '@zapovednik/areas/services/routes';
import * as shell from '@zapovednik/areas/shell/routes';
import type { RouteDefinition } from '@zapovednik/platform/define';

/** Every path of ROU-01 to ROU-85; any other path is ROU-86. Only for tests: the gateway reads the routes of the releases. */
export const routeTable: readonly RouteDefinition[] = [catalog, checkout, cabinet, services, content, shell].flatMap(
  (routes) => Object.values(routes).filter((value) => typeof value === 'object'),
);
