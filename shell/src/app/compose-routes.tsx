import { LAYOUTS, type RouteDefinition } from '@zapovednik/platform/routes';
import type { DataRouteObject } from 'react-router';
import { PageError } from '../errors/page-error';
import { RootError } from '../errors/root-error';
import { Layout } from '../layouts/layout';
import type { PageHost } from '../pages/page-host';
import { AreaFrame } from './area-frame';
import { Root } from './root';
import type { RouteLoaders } from './route-loaders';

/**
 * Builds the router's routes inside their layouts; any other path is unknown. The browser has all routes from the start and loads
 * an area when one of its paths is first needed. The server has only the route of the requested page. Ids, elements and
 * `hasErrorBoundary` are as the router itself would add them: the page is shown before the router is loaded.
 *
 * @param loaders what a navigation runs; without them the routes only show the page of the document
 */
export function composeRoutes(
  pages: PageHost,
  routes: readonly RouteDefinition[],
  loaders?: RouteLoaders,
): DataRouteObject[] {
  const routeOf = (route: RouteDefinition): DataRouteObject => ({
    id: route.id,
    path: route.path,
    caseSensitive: true,
    handle: { route },
    ...pageError,
    element: <AreaFrame route={route} pages={pages} />,
    loader: loaders?.page(route),
  });

  return [
    {
      id: 'root',
      element: <Root />,
      errorElement: <RootError />,
      hasErrorBoundary: true,
      children: [
        ...LAYOUTS.map((layout) => ({
          id: `layout:${layout}`,
          element: <Layout name={layout} />,
          children: routes.filter((route) => route.layout === layout).map(routeOf),
        })),
        {
          id: 'layout:unknown',
          element: <Layout name="error-empty" />,
          children: [{ id: 'unknown', path: '*', loader: loaders?.unknown, ...pageError, element: <></> }],
        },
      ],
    },
  ];
}

const pageError = { errorElement: <PageError />, hasErrorBoundary: true };
