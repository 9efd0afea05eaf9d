import type { Area, AreaRoute } from '@zapovednik/platform/app';
import type { AreaName, RouteDefinition } from '@zapovednik/platform/routes';
import { type AreaHost, AreaUnavailable } from '../areas/area-host';

/** Fake areas: each page shows its route's name, and a test can make an area fail and recover. */
export interface FakeAreas extends AreaHost {
  /** The area can no longer be loaded, until `recover`. */
  fail(name: AreaName): void;
  recover(name: AreaName): void;
  /** Replaces the page of a route. */
  page(route: RouteDefinition, page: Omit<AreaRoute, 'route'>): void;
}

/** Areas for these routes. */
export function createFakeAreas(routes: readonly RouteDefinition[]): FakeAreas {
  const broken = new Set<AreaName>();
  const pages = new Map<string, Omit<AreaRoute, 'route'>>();

  const routeOf = (route: RouteDefinition): AreaRoute => ({
    route,
    lazy: async () => ({ Component: () => <h1>Страница {route.id}</h1> }),
    ...pages.get(route.id),
  });
  const areaOf = (name: AreaName): Area => ({
    name,
    routes: routes.filter(({ owner }) => owner === name).map(routeOf),
    widgets: [],
    start: () => [],
  });

  return {
    names: [...new Set(routes.map(({ owner }) => owner))].filter((owner) => owner !== 'shell'),
    version: () => '1.2.3',
    ready: (name) => (broken.has(name) ? undefined : areaOf(name)),
    async load(name) {
      if (broken.has(name)) throw new AreaUnavailable(name, '1.2.3', { cause: new Error('404') });
      return areaOf(name);
    },
    fail: (name) => broken.add(name),
    recover: (name) => broken.delete(name),
    page: (route, page) => pages.set(route.id, page),
  };
}
