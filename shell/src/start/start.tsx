import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { hydrate } from 'shared-contracts/query/hydration';
import { matchRoute } from 'shared-contracts/routes';
import type { Area } from 'shared-contracts/shop';
import { composeRoutes } from '../app/compose-routes';
import { liveRoutes } from '../app/live-routes';
import { shopContext } from '../app/shop-context';
import { ShopProvider } from '../app/shop-provider';
import { createPageHost } from '../areas/page-host';
import { createWidgetHost } from '../areas/widget-host';
import { Document } from '../document/document';
import { reportRouteError } from '../faults/report-route-error';
import { followLayout } from '../layouts/follow-layout';
import { AfterHydration } from './after-hydration';
import { browserAreas } from './browser-areas';
import { browserShop } from './browser-shop';
import { replayEarlyInput } from './early-input';
import { hydrationErrors } from './hydration-errors';
import { nextTask } from './next-task';
import { outsideServices } from './outside-services';
import { pageReady } from './page-ready';
import type { Place } from './place';
import { plainAddress } from './plain-address';
import { prefetchOnIntent } from './prefetch';
import { shellCommands } from './shell-commands';

/** Takes the server's page over: loads what it was made of, then hydrates it without asking for anything again. */
export async function start() {
  const boot = globalThis.shopBoot;
  if (!boot) throw new Error('The document says nothing of its release set');
  const routes = liveRoutes(boot.routes);
  const areas = browserAreas(boot, (area) => startArea(area));
  const widgets = createWidgetHost(areas);
  const pages = createPageHost(areas);
  const place: Place = {
    at: () => router.state.navigation.location ?? router.state.location,
    go: async (path) => router.navigate(path),
    recheck: () => router.revalidate(),
  };
  const { shop, visitor, elsewhere } = browserShop({ boot, areas, widgets, place });
  hydrate(shop.query, boot.query);
  shop.bus.answer(shellCommands(shop));
  followLayout(shop);
  const bringOutside = outsideServices(shop);

  function startArea(area: Area) {
    shop.bus.answer(area.start({ ...shop, write: shop.write }));
  }

  plainAddress();
  await pageReady({ boot, pages, widgets, report: shop.report });
  // The last script of the page has just been run: the router begins in a task of its own.
  await nextTask();
  const router = createBrowserRouter(composeRoutes(areas, pages, routes), {
    getContext() {
      const context = new RouterContextProvider();
      context.set(shopContext, shop);
      return context;
    },
    hydrationData: { loaderData: boot.router.loaderData, errors: hydrationErrors(boot.router.errors) },
  });
  const page = (
    <ShopProvider shop={shop}>
      <Document>
        <AfterHydration
          run={() => {
            void visitor.start();
            elsewhere.follow();
            bringOutside();
            prefetchOnIntent({ shop, areas, pages, routes });
            replayEarlyInput();
          }}
        >
          <RouterProvider
            router={router}
            onError={(error, { location, errorInfo }) => {
              const route = matchRoute(routes, location.pathname);
              reportRouteError(shop, { error, route, ...(errorInfo && { info: errorInfo }) });
            }}
          />
        </AfterHydration>
      </Document>
    </ShopProvider>
  );
  // As a transition the page is taken over in small steps: a touch meanwhile does not wait for the whole of it.
  startTransition(() => {
    hydrateRoot(document, page, {
      onRecoverableError: (error) => shop.report(error, { area: 'shell', doing: 'render', name: 'hydration' }),
      onUncaughtError: (error) => shop.report(error, { area: 'shell', doing: 'render' }),
      // Whoever catches an error reports it with its place: a page, a widget, a dialog.
      onCaughtError: () => {},
    });
  });
}
