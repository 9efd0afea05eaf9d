import { matchRoutes } from 'react-router';
import { deliveryAtom } from 'shared-contracts/checkout/atoms';
import { matchRoute, type RouteDefinition } from 'shared-contracts/routes';
import { loadPage, type PageSource } from '../app/load-page';
import type { ShellContext } from '../app/shell-context';
import { watchIntent } from './intent';
import { readingApp } from './reading-app';

/** Pages whose data is read at the same time; of what is meant meanwhile only the last waits. */
const MOST = 2;

interface Prefetch extends PageSource {
  readonly app: ShellContext;
  readonly routes: readonly RouteDefinition[];
}

declare global {
  interface Navigator {
    /** https://wicg.github.io/netinfo/, in Chromium. */
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string };
  }
}

/**
 * Brings a page when somebody is about to follow a link to it: its code as soon as the link is reached, since its loader is in there,
 * and what the loader reads once the link is meant. The navigation runs the same loader and finds that in the query cache, or on
 * its way. Pages of one person, which all are under fast pickup, are read when they are asked for: what they show must be of that
 * moment and that person, and a guard or a loader of theirs may do more than read. What fails now fails again when the link is followed, and says so there.
 */
export function prefetchOnIntent({ app, areas, pages, routes }: Prefetch): void {
  const reading = readingApp(app);
  let running = 0;
  let waiting: HTMLAnchorElement | null = null;

  async function readPage(link: HTMLAnchorElement): Promise<void> {
    const route = matchRoute(routes, link.pathname);
    if (route?.rendered !== 'city' || app.atom(deliveryAtom).get().fastPickup) return;
    const { params = {} } = matchRoutes([{ path: route.path, caseSensitive: true }], link.pathname)?.[0] ?? {};
    const visit = { app: reading, params, url: new URL(link.href), signal: new AbortController().signal };
    await loadPage(route, visit, { areas, pages }).catch(() => {});
    // An error is not kept for whoever follows the link; what a page shows is not touched.
    app.query.removeQueries({ type: 'inactive', predicate: ({ state }) => state.status === 'error' && !state.data });
  }

  async function read(link: HTMLAnchorElement): Promise<void> {
    if (running === MOST) {
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

  watchIntent({
    reached(link) {
      const route = isSaving() ? null : matchRoute(routes, link.pathname);
      if (route) pages.load(route).catch(() => {});
    },
    meant(link) {
      if (!isSaving()) void read(link);
    },
    left() {
      waiting = null;
    },
  });
}

/** Whether this visitor pays for every byte, or waits for it: then nothing comes that was not asked for. */
function isSaving(): boolean {
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  return saveData || effectiveType.endsWith('2g');
}
