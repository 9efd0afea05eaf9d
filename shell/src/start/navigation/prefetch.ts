import { deliveryAtom } from '@zapovednik/areas/checkout/atoms';
import { matchRoute, type RouteDefinition } from '@zapovednik/platform/routes';
import { savesData, whenIdle } from '@zapovednik/platform/timing';
import { matchRoutes } from 'react-router';
import { loadPage, type PageSource } from '../../app/load-page';
import type { ShellContext } from '../../context/shell-context';
import { watchLinkIntent } from './link-intent';
import { createReadOnlyApp } from './read-only-app';

/** How many pages are read in parallel. Of further links, only the last one waits. */
const MAX_PARALLEL = 2;

interface Prefetch extends PageSource {
  readonly app: ShellContext;
  readonly routes: readonly RouteDefinition[];
}

/**
 * Prefetches a page when the user is about to follow a link to it. The code is loaded as soon as the link is reached,
 * because it contains the loader. The loader's data is read after the dwell time. The navigation runs the same loader
 * and finds the data in the query cache, or still loading. Pages of one person, which are all pages under fast pickup,
 * are read only after the navigation: they must show current data for that person, and their guards or loaders may do
 * more than read. Errors are ignored here, because they occur again after the navigation and are shown then.
 */
export function prefetchOnIntent({ app, areas, pages, routes }: Prefetch): void {
  const reading = createReadOnlyApp(app);
  let running = 0;
  let waiting: HTMLAnchorElement | null = null;

  async function readPage(link: HTMLAnchorElement): Promise<void> {
    const route = matchRoute(routes, link.pathname);
    if (route?.rendered !== 'city' || app.atom(deliveryAtom).get().fastPickup) return;
    const { params = {} } = matchRoutes([{ path: route.path, caseSensitive: true }], link.pathname)?.[0] ?? {};
    const visit = { app: reading, params, url: new URL(link.href), signal: new AbortController().signal };
    await loadPage(route, visit, { areas, pages }).catch(() => {});
    // Errors are not cached for the navigation. Queries that the current page shows are not touched.
    app.query.removeQueries({ type: 'inactive', predicate: ({ state }) => state.status === 'error' && !state.data });
  }

  async function read(link: HTMLAnchorElement): Promise<void> {
    if (running === MAX_PARALLEL) {
      waiting = link;
      return;
    }
    running += 1;
    await readPage(link);
    running -= 1;
    const next = waiting;
    waiting = null;
    if (next) await read(next);
  }

  const loadCode = (route: RouteDefinition) => void pages.load(route).catch(() => {});

  // A phone has no pointer that comes before the press. So the code of the pages that the list of this page leads to comes when the
  // browser is idle; of other areas only with the press, because it is a whole area.
  whenIdle(() => {
    if (savesData()) return;
    const links = document.querySelectorAll<HTMLAnchorElement>('main li a[href^="/"]');
    const next = new Set([...links].map(({ pathname }) => matchRoute(routes, pathname)));
    for (const route of next) if (route && route.owner !== 'shell' && areas.ready(route.owner)) loadCode(route);
  });

  watchLinkIntent({
    onEnter(link) {
      const route = savesData() ? null : matchRoute(routes, link.pathname);
      if (route) loadCode(route);
    },
    onIntent(link) {
      if (!savesData()) void read(link);
    },
    onLeave() {
      waiting = null;
    },
  });
}
