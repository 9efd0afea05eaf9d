import { notFound } from '@zapovednik/platform/app';
import { LAYOUTS, type RouteDefinition } from '@zapovednik/platform/routes';
import { type DataRouteObject, type LoaderFunctionArgs, redirectDocument } from 'react-router';
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
 * an area when one of its paths is first needed. The server has only the route of the requested page. Ids, elements and
 * `hasErrorBoundary` are as the router itself would add them: the page is shown before the router is loaded.
 */
export function composeRoutes(areas: AreaHost, pages: PageHost, routes: readonly RouteDefinition[]): DataRouteObject[] {
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
          children: routes.filter((route) => route.layout === layout).map((route) => routeOf(route, areas, pages)),
        })),
        {
          id: 'layout:unknown',
          element: <Layout name="error-empty" />,
          children: [{ id: 'unknown', path: '*', loader: unknownPath, ...pageError, element: <></> }],
        },
      ],
    },
  ];
}

const pageError = { errorElement: <PageError />, hasErrorBoundary: true };

function routeOf(route: RouteDefinition, areas: AreaHost, pages: PageHost): DataRouteObject {
  return {
    id: route.id,
    path: route.path,
    caseSensitive: true,
    handle: { route },
    ...pageError,
    element: <AreaFrame route={route} pages={pages} />,
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
