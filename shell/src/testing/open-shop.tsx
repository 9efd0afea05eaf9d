import { type RenderResult, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import { matchRoute, type RouteDefinition } from 'shared-contracts/routes';
import { createTestShop, type TestShop } from 'shared-contracts/testing';
import { routeTable } from 'shared-contracts/testing/route-table';
import { composeRoutes } from '../app/compose-routes';
import { type ShellShop, shopContext } from '../app/shop-context';
import { ShopProvider } from '../app/shop-provider';
import { createPageHost } from '../areas/page-host';
import { reportRouteError } from '../faults/report-route-error';
import { followLayout } from '../layouts/follow-layout';
import { shellCommands } from '../start/shell-commands';
import { createFakeAreas, type FakeAreas } from './fake-areas';

export type TestShellShop = TestShop & ShellShop;

/** A test's shop with what the shell alone knows; it answers the shell's commands. */
export function createShellShop(
  options: Parameters<typeof createTestShop>[0] & Partial<Pick<ShellShop, 'person' | 'device' | 'override'>> = {},
): TestShellShop {
  const { person, device = () => 'desktop', override = [], ...rest } = options;
  const test = createTestShop(rest);
  const shop = { ...test, device, override, person: person ?? (async () => test.stores.session.get()) };
  shop.bus.answer(shellCommands(shop));
  followLayout(shop);
  return shop;
}

type Router = ReturnType<typeof createMemoryRouter>;

interface OpenedShop extends RenderResult {
  readonly shop: TestShellShop;
  readonly areas: FakeAreas;
  /** Where the visitor is: `router.state.location`. */
  readonly router: Router;
}

interface Options {
  shop?: TestShellShop;
  /** Routes that the table does not have. */
  moreRoutes?: readonly RouteDefinition[];
  areas?: FakeAreas;
}

/** Opens an address in the whole shell: its routes, guards and layouts, with areas whose pages say their names. */
export async function openShop(url: string, options: Options = {}): Promise<OpenedShop> {
  const { shop = createShellShop(), moreRoutes = [] } = options;
  const routes = [...routeTable, ...moreRoutes];
  const { areas = createFakeAreas(routes) } = options;
  // jsdom scrolls nowhere; and the document is the one that the address names.
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  window.history.replaceState(null, '', url);
  const router = createMemoryRouter(composeRoutes(areas, createPageHost(areas), routes), {
    initialEntries: [url],
    getContext() {
      const context = new RouterContextProvider();
      context.set(shopContext, shop);
      return context;
    },
  });
  await waitFor(() => {
    if (!router.state.initialized) throw new Error(`${url} is loading`);
  });
  const rendered = render(
    <ShopProvider shop={shop}>
      <RouterProvider
        router={router}
        onError={(error, { location, errorInfo }) =>
          reportRouteError(shop, {
            error,
            route: matchRoute(routes, location.pathname),
            ...(errorInfo && { info: errorInfo }),
          })
        }
      />
    </ShopProvider>,
  );
  return { ...rendered, shop, areas, router };
}
