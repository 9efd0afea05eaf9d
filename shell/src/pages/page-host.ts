import type { AreaPage, AreaRoute } from '@zapovednik/platform/app';
import type { RouteDefinition } from '@zapovednik/platform/routes';
import { type AreaHost, pageOf } from '../areas/area-host';
import { shellPage } from './shell-pages';

/** Loads pages. It contains code without user state, so one host can serve many requests. */
export interface PageHost {
  /** The page description from the route's owner. Rejects if the owner cannot be loaded; a later call tries again. */
  readonly describe: (route: RouteDefinition) => Promise<AreaRoute>;
  /** Loads a page. Rejects if that fails; a later call tries again. */
  readonly load: (route: RouteDefinition) => Promise<AreaPage>;
  readonly ready: (route: RouteDefinition) => AreaPage | undefined;
}

/**
 * Pages of a release set. The router's own `lazy` is not used: it caches a failed load forever, so no retry without a reload could
 * succeed.
 */
export function createPageHost(areas: AreaHost): PageHost {
  const ready = new Map<string, AreaPage>();
  const describe = async (route: RouteDefinition) =>
    route.owner === 'shell' ? shellPage(route, areas) : pageOf(areas, route.owner, route.id);

  return {
    describe,
    ready: ({ id }) => ready.get(id),
    async load(route) {
      const page = ready.get(route.id) ?? (await (await describe(route)).lazy());
      ready.set(route.id, page);
      return page;
    },
  };
}
