import type { RouteDefinition } from '@zapovednik/platform/routes';
import { type DataRouter, RouterContextProvider } from 'react-router';
import { composeRoutes } from '../../app/compose-routes';
import type { PageSource } from '../../app/load-page';
import { routeLoaders } from '../../app/route-loaders';
import { appContext, type ShellContext } from '../../context/shell-context';
import { warmAreas } from '../load-areas/warm-areas';
import { prefetchOnIntent } from '../navigation/prefetch';
import { type ShownPage, startRouter } from './start-router';

interface NavigationOptions extends PageSource {
  readonly app: ShellContext;
  readonly routes: readonly RouteDefinition[];
}

/**
 * Starts everything that the next page needs and the page of the document does not: the router with its loaders and guards, and the
 * prefetch, and what warms the code of first presses. This file and what only it imports are the chunk that loads after the page.
 */
export function startNavigation({ app, areas, pages, routes }: NavigationOptions, shown: ShownPage): DataRouter {
  prefetchOnIntent({ app, areas, pages, routes });
  warmAreas(areas, app);
  return startRouter({
    routes: composeRoutes(pages, routes, routeLoaders({ areas, pages })),
    getContext() {
      const context = new RouterContextProvider();
      context.set(appContext, app);
      return context;
    },
    shown,
  });
}
