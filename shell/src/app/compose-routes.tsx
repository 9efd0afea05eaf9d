import { notFound } from '@zapovednik/platform/app';
import { LAYOUTS, type RouteDefinition } from '@zapovednik/platform/routes';
import { type LoaderFunctionArgs, type RouteObject, redirectDocument } from 'react-router';
import type { AreaHost } from '../areas/area-host';
import { appContext } from '../context/shell-context';
import { PageError } from '../errors/page-error';
import { RootError } from '../errors/root-error';
import { checkGuards } from '../guards/check-guards';
import { guardsOfUnknown } from '../guards/unknown-path';
import { Layout } from '../layouts/layout';
import type { PageHost } from '../pages/page-host';
import { AreaFrame } from './area-frame';
import { loadPage } from './load-page';
import { Root } from './root';

/**
 * Builds the router's routes inside their layouts; any other path is unknown. The browser has all routes from the start and loads
 * an area when one of its paths is first needed. The server has only the route of the requested page.
 */
export function composeRoutes(areas: AreaHost, pages: PageHost, routes: readonly RouteDefinition[]): RouteObject[] {
  return [
    {
      id: 'root',
      Component: Root,
      ErrorBoundary: RootError,
      children: [
        ...LAYOUTS.map((layout) => ({
          id: `layout:${layout}`,
          Component: () => <Layout name={layout} />,
          children: routes.filter((route) => route.layout === layout).map((route) => routeOf(route, areas, pages)),
        })),
        {
          id: 'layout:unknown',
          Component: () => <Layout name="error-empty" />,
          children: [
            { id: 'unknown', path: '*', loader: unknownPath, ErrorBoundary: PageError, Component: () => null },
          ],
        },
      ],
    },
  ];
}

function routeOf(route: RouteDefinition, areas: AreaHost, pages: PageHost): RouteObject {
  return {
    id: route.id,
    path: route.path,
    caseSensitive: true,
    handle: { route },
    ErrorBoundary: PageError,
    Component: () => <AreaFrame route={route} pages={pages} />,
    loader: ({ request: { url, signal }, params, context }) =>
      loadPage(route, { app: context.get(appContext), params, url: new URL(url), signal }, { areas, pages }),
  };
}

/** A path that is not in this table. An old tab asks the server, which has the newest table. */
async function unknownPath({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  if (typeof document !== 'undefined' && url.href !== document.location.href) throw redirectDocument(request.url);
  await checkGuards({ guards: guardsOfUnknown(url.pathname) }, { app: context.get(appContext), url });
  throw notFound();
}
