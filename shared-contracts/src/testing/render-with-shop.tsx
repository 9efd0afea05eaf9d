import { QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from 'react-router';
import { OverlayLayer, ShopContext } from '../platform/shop';
import { createTestShop, type TestShop } from './test-shop';

type Router = ReturnType<typeof createMemoryRouter>;

export interface Rendered extends RenderResult {
  readonly shop: TestShop;
  /** Where the visitor is: `router.state.location`. */
  readonly router: Router;
}

interface Options {
  shop?: TestShop;
  /** The address that is open, `/catalog/?PAGEN_1=2`. */
  url?: string;
}

/** Renders components as they stand in a page of the shop: with router, queries, stores, bus and back end. */
export function renderWithShop(content: ReactNode, { shop = createTestShop(), url = '/' }: Options = {}): Rendered {
  return renderRoutes([{ path: '*', element: content }], shop, url);
}

/** Renders pages of their own routes in the shop. */
export function renderRoutes(routes: RouteObject[], shop: TestShop, url: string): Rendered {
  const router = createMemoryRouter([{ Component: Root, children: routes }], { initialEntries: [url] });
  const rendered = render(
    <ShopContext value={shop}>
      <QueryClientProvider client={shop.query}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ShopContext>,
  );
  return { ...rendered, shop, router };
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
