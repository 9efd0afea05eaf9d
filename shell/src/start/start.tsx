import type { Area } from '@zapovednik/platform/app';
import { matchRoute } from '@zapovednik/platform/routes';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { liveRoutes } from '../app/boot-routes';
import { composeRoutes } from '../app/compose-routes';
import { createWidgetHost } from '../areas/widget-host';
import { ShellProvider } from '../context/shell-provider';
import { restoreAnswers } from '../document/boot-answers';
import { Document } from '../document/document';
import { reportRouteError } from '../errors/report-route-error';
import { createPageHost } from '../pages/page-host';
import { thirdPartyServices } from '../third-party/third-party-services';
import { browserApp } from './browser-app';
import { documentReadAt } from './document-age';
import { AfterHydration } from './hydrate/after-hydration';
import { replayEarlyInput } from './hydrate/early-input';
import { hydrationErrors } from './hydrate/hydration-errors';
import { loadRenderedPage } from './hydrate/load-rendered-page';
import { nextTask } from './hydrate/next-task';
import { removeEmptyFragment } from './hydrate/remove-empty-fragment';
import { browserAreas } from './load-areas/browser-areas';
import type { Navigation } from './navigation/navigation';
import { createLateRouter } from './router/late-router';
import { warmBeforeUse } from './router/warm-before-use';
import { shellCommands } from './shell-commands';

/** Hydrates the server's page: loads the code that it was rendered with, and requests no data again. */
export async function start() {
  const boot = globalThis.shopBoot;
  if (!boot) throw new Error('The document has no release set');
  const routes = liveRoutes(boot.routes);
  const areas = browserAreas(boot, (area) => startArea(area));
  const widgets = createWidgetHost(areas);
  const pages = createPageHost(areas);
  const navigation: Navigation = {
    at: () => router.state.navigation.location ?? router.state.location,
    go: async (path) => router.navigate(path),
    recheck: () => router.revalidate(),
  };
  const { app, visitor, crossTab } = browserApp({ boot, areas, widgets, navigation });
  restoreAnswers(app.query, boot.answers, documentReadAt());
  app.bus.answer(shellCommands(app));
  const loadThirdParty = thirdPartyServices(app);

  function startArea(area: Area) {
    app.bus.answer(area.start(app));
  }

  removeEmptyFragment();
  await loadRenderedPage({ boot, pages, widgets, report: app.report });
  // The page's last script has just run: the router starts in its own task.
  await nextTask();
  const router = createLateRouter({
    routes: composeRoutes(pages, routes),
    hydrationData: { loaderData: boot.router.loaderData, errors: hydrationErrors(boot.router.errors) },
    async load() {
      const { startNavigation } = await import(/* webpackChunkName: "lazy-router" */ './router/start-navigation');
      return (shown) => startNavigation({ app, areas, pages, routes }, shown);
    },
    report: (error) => app.report(error, { area: 'shell', phase: 'load', name: 'router' }),
  });
  const page = (
    <ShellProvider app={app}>
      <Document>
        <AfterHydration
          run={() => {
            void visitor.start();
            crossTab.follow();
            loadThirdParty();
            warmBeforeUse(router.warm);
            // In a separate task: React hydrates a part of the page after a click, but not during an effect.
            void nextTask().then(replayEarlyInput);
          }}
        >
          <RouterProvider
            router={router}
            onError={(error, { location, errorInfo }) => {
              const route = matchRoute(routes, location.pathname);
              reportRouteError(app, { error, route, ...(errorInfo && { info: errorInfo }) });
            }}
          />
        </AfterHydration>
      </Document>
    </ShellProvider>
  );
  // In a transition React hydrates in small steps, so a touch does not wait for the whole page.
  startTransition(() => {
    hydrateRoot(document, page, {
      onRecoverableError: (error) => app.report(error, { area: 'shell', phase: 'render', name: 'hydration' }),
      onUncaughtError: (error) => app.report(error, { area: 'shell', phase: 'render' }),
      // Each error boundary reports its errors with their source: a page, a widget, a dialog.
      onCaughtError: () => {},
    });
  });
}
