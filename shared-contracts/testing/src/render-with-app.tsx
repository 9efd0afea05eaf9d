import { QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import { AppContextProvider, OverlayLayer } from '@zapovednik/platform/app';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router';
import { createTestApp, type TestApp } from './test-app';

type Router = ReturnType<typeof createMemoryRouter>;

export interface Rendered extends RenderResult {
  readonly app: TestApp;
  /** The current location: `router.state.location`. */
  readonly router: Router;
}

interface Options {
  app?: TestApp;
  /** The current address, `/catalog/?PAGEN_1=2`. */
  url?: string;
}

/** Renders components as in a page of the shop: with router, queries, stores, bus and back end. */
export function renderWithApp(content: ReactNode, { app = createTestApp(), url = '/' }: Options = {}): Rendered {
  return renderRoutes([{ path: '*', element: content }], app, url);
}

/** Renders pages with their own routes. */
export function renderRoutes(routes: RouteObject[], app: TestApp, url: string): Rendered {
  const router = createMemoryRouter([{ Component: Root, children: routes }], { initialEntries: [url] });
  const rendered = render(
    <AppContextProvider value={app}>
      <QueryClientProvider client={app.query}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AppContextProvider>,
  );
  return { ...rendered, app, router };
}

/** The components around every page in the shell. */
function Root() {
  return (
    <>
      <Outlet />
      <OverlayLayer />
    </>
  );
}
