import { createStaticHandler, type StaticHandler } from 'react-router';
import type { RouteRow } from 'shared-contracts/routes';
import { composeRoutes } from '../app/compose-routes';
import { liveRoutes } from '../app/live-routes';
import { createPageHost } from '../areas/page-host';
import { createWidgetHost } from '../areas/widget-host';
import type { RenderHost } from './render-request';
import { routeChangesOf } from './route-changes';
import { serverAreas } from './server-areas';

/** What is made once for a release set: code only, nothing of a visitor. */
export type SetParts = ReturnType<typeof partsOf>;

const sets = new WeakMap<RenderHost, SetParts>();

/** The parts of a release set, made when its first page is. */
export function setParts(host: RenderHost): SetParts {
  const parts = sets.get(host) ?? partsOf(host);
  sets.set(host, parts);
  return parts;
}

function partsOf(host: RenderHost) {
  const areas = serverAreas(host);
  const pages = createPageHost(areas);
  const changes = routeChangesOf(host.assets);
  const handlers = new Map<string | undefined, StaticHandler>();
  return {
    areas,
    changes,
    rows: liveRoutes(changes),
    widgets: createWidgetHost(areas),
    /** The router of one page: the whole table's would rank and copy ninety routes for every request. */
    handlerOf(row: RouteRow | null): StaticHandler {
      const handler = handlers.get(row?.id) ?? createStaticHandler(composeRoutes(areas, pages, row ? [row] : []));
      handlers.set(row?.id, handler);
      return handler;
    },
  };
}
