import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { hydrate, QueryClientProvider } from 'shared-contracts/query';
import { type Area, ShopContext } from 'shared-contracts/shop';
import { composeRoutes } from '../app/compose-routes';
import { shopContext } from '../app/shop-context';
import { createWidgetHost } from '../areas/widget-host';
import { Document } from '../document/document';
import { browserAreas } from './browser-areas';
import { browserShop } from './browser-shop';
import { hydrationErrors } from './hydration-errors';
import { pageReady } from './page-ready';
import { startSession } from './start-session';

/** Takes the server's page over: loads what it was made of, then hydrates it without asking for anything again. */
export async function start() {
  const boot = globalThis.shopBoot;
  if (!boot) throw new Error('The document says nothing of its release set');
  const areas = browserAreas(boot, (area) => startArea(area));
  const widgets = createWidgetHost(areas);
  const shop = browserShop(boot, areas, widgets);
  hydrate(shop.query, boot.query);

  function startArea(area: Area) {
    shop.bus.answer(area.name, area.start({ ...shop, write: shop.write }));
  }

  const routes = composeRoutes(areas, boot.moreRoutes);
  await pageReady(boot, routes, areas, widgets);
  const router = createBrowserRouter(routes, {
    getContext() {
      const context = new RouterContextProvider();
      context.set(shopContext, shop);
      return context;
    },
    hydrationData: { loaderData: boot.router.loaderData, errors: hydrationErrors(boot.router.errors) },
  });
  hydrateRoot(
    document,
    <ShopContext value={shop}>
      <QueryClientProvider client={shop.query}>
        <Document>
          <RouterProvider router={router} />
        </Document>
      </QueryClientProvider>
    </ShopContext>,
    {
      onRecoverableError: (error) => shop.report(error, { area: 'shell', doing: 'render', name: 'hydration' }),
      onUncaughtError: (error) => shop.report(error, { area: 'shell', doing: 'render' }),
      onCaughtError: (error) => shop.report(error, { area: 'shell', doing: 'render' }),
    },
  );
  startSession(shop, boot);
}
