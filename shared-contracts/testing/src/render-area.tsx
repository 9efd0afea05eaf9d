import { waitFor } from '@testing-library/react';
import type { Area, AreaRoute } from '@zapovednik/platform/app';
import type { AreaName } from '@zapovednik/platform/routes';
import { isRouteErrorResponse, type RouteObject, useRouteError } from 'react-router';
import * as z from 'zod/mini';
import { type Rendered, renderRoutes } from './render-with-app';
import { createTestApp, type TestApp } from './test-app';

/** The result of a loader that uses `data(…, { status })`. */
const withStatus = z.object({ type: z.literal('DataWithResponseInit'), init: z.object({ status: z.number() }) });

/** How long the helper waits for a page, in milliseconds. The page is compiled in that time. */
const pageLimit = 15_000;

/**
 * Opens a page of an area like the shell: starts the area, runs the page's loader, renders it, and resolves when the
 * page is shown. If the loader throws, an alert is shown: its status with the page's message, or the error. `status` is
 * the server's status for a page that is shown.
 *
 * @example
 * const { app } = await renderArea(area, '/catalog/product/korm/', { app });
 */
export async function renderArea<Owner extends AreaName>(
  area: Area<Owner>,
  url: string,
  { app = createTestApp() }: { app?: TestApp } = {},
): Promise<Rendered & { status: () => number }> {
  app.bus.answer(area.start(app));
  const elsewhere: RouteObject = { path: '*', element: <p>Страница другой части магазина</p> };
  let status = 200;
  const onStatus = (answered: number) => {
    status = answered;
  };
  let router: Rendered['router'] | undefined;
  const isPress = () => router?.state.navigation.historyAction === 'PUSH';
  const routes = area.routes.map((route) => routeOf(route, app, onStatus, isPress));
  const rendered = renderRoutes([...routes, elsewhere], app, url);
  router = rendered.router;
  // After the router has the page, React renders it later.
  await waitFor(
    () => {
      const shown = rendered.router.state.initialized && rendered.container.hasChildNodes();
      if (!shown) throw new Error(`${url} is still loading`);
    },
    { timeout: pageLimit },
  );
  return { ...rendered, status: () => status };
}

function routeOf(
  { route, lazy }: AreaRoute,
  app: TestApp,
  onStatus: (status: number) => void,
  isPress: () => boolean,
): RouteObject {
  return {
    id: route.id,
    path: route.path,
    caseSensitive: true,
    handle: { route },
    ErrorBoundary: Failure,
    HydrateFallback: Nothing,
    async lazy() {
      const { Component, loader } = await lazy();
      return {
        Component,
        loader: async ({ request, params }) => {
          const visit = { app, route, params, url: new URL(request.url), signal: request.signal, isPress: isPress() };
          const read = await loader?.(visit);
          onStatus(withStatus.safeParse(read).data?.init.status ?? 200);
          return read ?? null;
        },
      };
    },
  };
}

function Failure() {
  const error = useRouteError();
  return <p role="alert">{isRouteErrorResponse(error) ? `${error.status} ${error.data}` : String(error)}</p>;
}

const Nothing = () => null;
