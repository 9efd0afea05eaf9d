import type { RouteDefinition } from '@zapovednik/platform/routes';
import { createStaticHandler, type StaticHandler } from 'react-router';
import { toBootRoute } from '../app/boot-routes';
import { composeRoutes } from '../app/compose-routes';
import { routeLoaders } from '../app/route-loaders';
import { createWidgetHost } from '../areas/widget-host';
import { createPageHost } from '../pages/page-host';
import type { RenderHost } from './render-request';
import { serverAreas } from './server-areas';

/** Created once for a release set: only code, without visitor data. */
export type ReleaseSetApps = ReturnType<typeof createApps>;

const sets = new WeakMap<RenderHost, ReleaseSetApps>();

/** The apps of a release set, created with its first page. */
export function releaseSetApps(host: RenderHost): ReleaseSetApps {
  const apps = sets.get(host) ?? createApps(host);
  sets.set(host, apps);
  return apps;
}

function createApps(host: RenderHost) {
  const areas = serverAreas(host);
  const pages = createPageHost(areas);
  const loaders = routeLoaders({ areas, pages });
  const routes = Object.values(host.assets).flatMap((release) => release.routes);
  const handlers = new Map<string | undefined, StaticHandler>();
  return {
    areas,
    routes,
    // Frozen: each page writes the same text (see bootScript).
    bootRoutes: Object.freeze(routes.map(toBootRoute)),
    widgets: createWidgetHost(areas),
    /** The router of one page. A router of all pages would rank and copy ninety routes for every request. */
    handlerOf(route: RouteDefinition | null): StaticHandler {
      const handler =
        handlers.get(route?.id) ?? createStaticHandler(composeRoutes(pages, route ? [route] : [], loaders));
      handlers.set(route?.id, handler);
      return handler;
    },
  };
}
