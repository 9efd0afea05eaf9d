import { createStaticHandler, type StaticHandler } from 'react-router';
import type { RouteDefinition } from 'shared-contracts/routes';
import { composeRoutes } from '../app/compose-routes';
import { toBootRoute } from '../app/live-routes';
import { createPageHost } from '../areas/page-host';
import { createWidgetHost } from '../areas/widget-host';
import type { RenderHost } from './render-request';
import { serverAreas } from './server-areas';

/** What is made once for a release set: code only, nothing of a visitor. */
export type ReleaseSetApps = ReturnType<typeof partsOf>;

const sets = new WeakMap<RenderHost, ReleaseSetApps>();

/** The parts of a release set, made when its first page is. */
export function releaseSetApps(host: RenderHost): ReleaseSetApps {
  const parts = sets.get(host) ?? partsOf(host);
  sets.set(host, parts);
  return parts;
}

function partsOf(host: RenderHost) {
  const areas = serverAreas(host);
  const pages = createPageHost(areas);
  const routes = Object.values(host.assets).flatMap((release) => release.routes);
  const handlers = new Map<string | undefined, StaticHandler>();
  return {
    areas,
    routes,
    bootRoutes: routes.map(toBootRoute),
    widgets: createWidgetHost(areas),
    /** The router of one page: that of all pages would rank and copy ninety routes for every request. */
    handlerOf(route: RouteDefinition | null): StaticHandler {
      const handler = handlers.get(route?.id) ?? createStaticHandler(composeRoutes(areas, pages, route ? [route] : []));
      handlers.set(route?.id, handler);
      return handler;
    },
  };
}
