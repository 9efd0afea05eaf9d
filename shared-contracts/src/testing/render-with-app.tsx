import { QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router';
import { AppContextProvider, OverlayLayer } from '../platform/app';
import { createTestApp, type TestApp } from './test-app';

type Router = ReturnType<typeof createMemoryRouter>;

export interface Rendered extends RenderResult {
  readonly app: TestApp;
  /** Where the visitor is: `router.state.location`. */
  readonly router: Router;
}

interface Options {
  app?: TestApp;
  /** The address that is open, `/catalog/?PAGEN_1=2`. */
  url?: string;
}

/** Renders components as they stand in a page of the shop: with router, queries, stores, bus and back end. */
export function renderWithApp(content: ReactNode, { app = createTestApp(), url = '/' }: Options = {}): Rendered {
  return renderRoutes([{ path: '*', element: content }], app, url);
}

/** Renders pages of their own routes in the shop. */
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

/** What the shell has around every page. */
function Root() {
  return (
    <>
      <Outlet />
      <OverlayLayer />
    </>
  );
}
