import {
  createPath,
  type DataRouteObject,
  type DataRouter,
  IDLE_NAVIGATION,
  type Location,
  matchRoutes,
  NavigationType,
  type RouterNavigateOptions,
  type RouterState,
  type RouterSubscriber,
  resolvePath,
  type To,
} from 'react-router';
import { openDocument } from '../../transitions/open-document';
import type { ShownPage } from './start-router';

interface LateRouterOptions {
  /** To show the page; without loaders. */
  readonly routes: DataRouteObject[];
  readonly hydrationData: Omit<ShownPage, 'location'>;
  /** Loads the function that starts the router on the shown page. */
  readonly load: () => Promise<(shown: ShownPage) => DataRouter>;
  readonly report: (error: Error) => void;
}

/** A router for `RouterProvider` whose navigation is loaded after the page. */
export interface LateRouter extends DataRouter {
  /** Loads the rest before it is needed. Never rejects. */
  readonly warm: () => Promise<void>;
}

/**
 * Shows the page of the document as react-router would, and loads react-router's navigation when it is needed: for the
 * first press, for «Назад», for a recheck, or before them when the browser is idle. The address of a press that it cannot
 * be loaded for opens as a document (docs/decisions/0055-late-router.md).
 */
export function createLateRouter({ routes, hydrationData, load, report }: LateRouterOptions): LateRouter {
  let shown = stateOf(routes, hydrationData);
  let router: DataRouter | undefined;
  let scroll: Parameters<DataRouter['enableScrollRestoration']> | undefined;
  const subscribers = new Set<RouterSubscriber>();
  const tell: RouterSubscriber = (...change) => {
    for (const subscriber of [...subscribers]) subscriber(...change);
  };

  async function bring(): Promise<DataRouter> {
    const start = await load();
    router ??= begin(start(shown));
    return router;
  }

  function begin(started: DataRouter): DataRouter {
    router = started;
    router.subscribe(tell);
    if (scroll) router.enableScrollRestoration(...scroll);
    window.removeEventListener('popstate', goBack);
    const { location } = shown;
    const here = currentLocation();
    // The router has not noticed it yet.
    if (here.key !== location.key || createPath(here) !== createPath(location)) {
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    }
    return router;
  }

  /** Loads the router and uses it; if it does not come, opens a document as soon as there is a network. */
  function withRouter(act: (router: DataRouter) => Promise<void>, open: () => void): Promise<void> {
    return bring().then(act, (error: unknown) => {
      // Not as its cause: a missing chunk reloads the page, and this opens the next one.
      report(new Error(`the router could not be loaded: ${error}`));
      if (navigator.onLine) open();
      else window.addEventListener('online', open, { once: true });
    });
  }

  /** Shows that this page is loading. */
  function wait(location: Location): void {
    const historyAction = NavigationType.Push;
    shown = {
      ...shown,
      navigation: { ...IDLE_NAVIGATION, state: 'loading', location, matches: [], historyAction },
    };
    tell(shown, { deletedFetchers: [], newErrors: null, viewTransitionOpts: undefined, flushSync: false });
  }

  function navigate(to: number | To | null, options?: RouterNavigateOptions): Promise<void> {
    if (router) return typeof to === 'number' ? router.navigate(to) : router.navigate(to, options);
    if (typeof to === 'number')
      return withRouter(
        (late) => late.navigate(to),
        () => window.history.go(to),
      );
    const path = resolvePath(to ?? '.', shown.location.pathname);
    wait({ ...path, state: options?.state, key: createPath(path), mask: undefined });
    return withRouter(
      (late) => late.navigate(to, options),
      () => openDocument(createPath(path)),
    );
  }

  const warm = () =>
    bring().then(
      () => {},
      () => {},
    );
  const reload = () => window.location.reload();
  const goBack = () => {
    const here = currentLocation();
    const { pathname, search } = shown.location;
    // A hash is shown by the browser itself.
    if (here.pathname === pathname && here.search === search) return void warm();
    wait(here);
    void withRouter(async () => {}, reload);
  };
  window.addEventListener('popstate', goBack);

  return {
    warm,
    get state() {
      return router?.state ?? shown;
    },
    get manifest() {
      return router?.manifest ?? {};
    },
    navigate,
    revalidate: () => withRouter((late) => late.revalidate(), reload),
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    enableScrollRestoration(...options) {
      scroll = options;
      return router?.enableScrollRestoration(...options) ?? (() => {});
    },
    createHref: createPath,
    encodeLocation(to) {
      const { pathname, search, hash } = new URL(typeof to === 'string' ? to : createPath(to), window.location.origin);
      return { pathname, search, hash };
    },
    basename: undefined,
    future: {},
    routes: [],
    branches: undefined,
    window,
    initialize: unused,
    dispose: unused,
    // Fetchers, blockers and late routes are not in the build either (`deploy/build/src/patches/small-router.ts`).
    fetch: unused,
    getFetcher: unused,
    resetFetcher: unused,
    deleteFetcher: unused,
    getBlocker: unused,
    deleteBlocker: unused,
    patchRoutes: unused,
    _internalSetRoutes: unused,
    _internalSetStateDoNotUseOrYouWillBreakYourApp: unused,
    _internalFetchControllers: new Map(),
  };
}

const unused = (): never => {
  throw new Error('the shop does not use this part of the router');
};

/** The place of the address bar, as react-router's history reads it. */
function currentLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = 'default' } = window.history.state ?? {};
  return { pathname, search, hash, state: usr, key, mask: undefined };
}

/** The state in which react-router starts on a page that the server has rendered. */
function stateOf(routes: DataRouteObject[], { loaderData, errors }: LateRouterOptions['hydrationData']): RouterState {
  const location = currentLocation();
  return {
    historyAction: NavigationType.Pop,
    location,
    matches: matchRoutes(routes, location) ?? [],
    initialized: true,
    renderFallback: false,
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData,
    actionData: null,
    errors,
    fetchers: new Map(),
    blockers: new Map(),
  };
}
