import { type RenderResult, render, waitFor } from '@testing-library/react';
import { sessionAtom } from '@zapovednik/areas/shell/atoms';
import { matchRoute, type RouteDefinition } from '@zapovednik/platform/routes';
import { createTestApp, type TestApp } from '@zapovednik/testing';
import { routeTable } from '@zapovednik/testing/route-table';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import { composeRoutes } from '../app/compose-routes';
import { routeLoaders } from '../app/route-loaders';
import { appContext, type ShellContext } from '../context/shell-context';
import { ShellProvider } from '../context/shell-provider';
import { createShellState } from '../context/shell-state';
import { reportRouteError } from '../errors/report-route-error';
import { createPageHost } from '../pages/page-host';
import { shellCommands } from '../start/shell-commands';
import { createFakeAreas, type FakeAreas } from './fake-areas';

export type TestShell = TestApp & ShellContext;

/** A test's ShellContext; it handles the shell's commands. */
export function createTestShell(
  options: Parameters<typeof createTestApp>[0] & Partial<Pick<ShellContext, 'person' | 'device' | 'override'>> = {},
): TestShell {
  const { person, device = () => 'desktop', override = [], ...rest } = options;
  const test = createTestApp(rest);
  const app = {
    ...test,
    ...createShellState(),
    device,
    override,
    person: person ?? (async () => test.atom(sessionAtom).get()),
  };
  app.bus.answer(shellCommands(app));
  return app;
}

type Router = ReturnType<typeof createMemoryRouter>;

interface OpenedApp extends RenderResult {
  readonly app: TestShell;
  readonly areas: FakeAreas;
  /** The current location: `router.state.location`. */
  readonly router: Router;
}

interface Options {
  app?: TestShell;
  /** Routes that are not in the table. */
  moreRoutes?: readonly RouteDefinition[];
  areas?: FakeAreas;
}

/** Opens an address in the whole shell: with its routes, guards and layouts, and with areas whose pages show their names. */
export async function openApp(url: string, options: Options = {}): Promise<OpenedApp> {
  const { app = createTestShell(), moreRoutes = [] } = options;
  const routes = [...routeTable, ...moreRoutes];
  const { areas = createFakeAreas(routes) } = options;
  // jsdom cannot scroll. The document gets the given address.
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  window.history.replaceState(null, '', url);
  const pages = createPageHost(areas);
  const router = createMemoryRouter(composeRoutes(pages, routes, routeLoaders({ areas, pages })), {
    initialEntries: [url],
    getContext() {
      const context = new RouterContextProvider();
      context.set(appContext, app);
      return context;
    },
  });
  await waitFor(() => {
    if (!router.state.initialized) throw new Error(`${url} is loading`);
  });
  const rendered = render(
    <ShellProvider app={app}>
      <RouterProvider
        router={router}
        onError={(error, { location, errorInfo }) =>
          reportRouteError(app, {
            error,
            route: matchRoute(routes, location.pathname),
            ...(errorInfo && { info: errorInfo }),
          })
        }
      />
    </ShellProvider>,
  );
  return { ...rendered, app, areas, router };
}
