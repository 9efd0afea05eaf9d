import type { AreaPage, AreaRoute } from 'shared-contracts/app';
import type { RouteDefinition } from 'shared-contracts/routes';
import { shellPage } from '../pages/shell-pages';
import { type AreaHost, pageOf } from './area-host';

/** Brings each page: code, not anybody's state, so one host may serve many requests. */
export interface PageHost {
  /** What a route's owner says of its page; rejects when the owner cannot be loaded, and a later call tries again. */
  readonly describe: (route: RouteDefinition) => Promise<AreaRoute>;
  /** Loads a page; rejects when that fails, and a later call tries again. */
  readonly load: (route: RouteDefinition) => Promise<AreaPage>;
  readonly ready: (route: RouteDefinition) => AreaPage | undefined;
}

/**
 * Pages of a release set. The router's own `lazy` is not used: it keeps a failed load for good, so that no retry without
 * a reload could ever succeed.
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
