import { type AreaRoute, notFound } from '@zapovednik/platform/app';
import type { RouteDefinition } from '@zapovednik/platform/routes';
import type { AreaHost } from '../areas/area-host';

/** The shell's own pages, in the same form as an area's (ROU-49, ROU-50, ROU-59). */
export function shellPage(route: RouteDefinition, areas: AreaHost): AreaRoute {
  const page = pages[route.id];
  if (!page) throw notFound();
  return { route, ...page(areas) };
}

const pages: Readonly<Record<string, (areas: AreaHost) => Omit<AreaRoute, 'route'>>> = {
  technical: () => ({ lazy: () => import(/* webpackChunkName: "page-technical" */ './technical/technical-page') }),
  test: (areas) => ({
    lazy: async () => ({
      ...(await import(/* webpackChunkName: "page-test" */ './test/test-page')),
      loader: async () => areas.names.map((name) => ({ name, version: areas.version(name) })),
    }),
  }),
  redesignTest: () => ({ lazy: () => import(/* webpackChunkName: "page-redesignTest" */ './redesign/redesign-page') }),
};
