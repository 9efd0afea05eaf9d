import { matchRoutes, type RouteObject } from 'react-router';
import type { WidgetHost } from 'shared-contracts/widgets';
import type { AreaHost } from '../areas/area-host';
import type { Boot } from '../boot';

/** Loads what the server has rendered the page with, so that the first render in the browser is the same. */
export async function pageReady(
  boot: Boot,
  routes: RouteObject[],
  areas: AreaHost,
  widgets: WidgetHost,
): Promise<void> {
  const matched = matchRoutes(routes, location.pathname) ?? [];
  await Promise.all([
    ...boot.rendered.map((name) => areas.load(name)),
    ...boot.widgets.map((name) => widgets.load(name)),
    ...matched.map(({ route }) => (boot.router.errors ? undefined : resolveLazy(route))),
  ]);
}

async function resolveLazy(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  const { lazy } = route;
  route.lazy = undefined;
  Object.assign(route, await lazy());
}
