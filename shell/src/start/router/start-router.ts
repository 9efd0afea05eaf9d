import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  type DataRouteObject,
  type DataRouter,
  type RouterContextProvider,
  type RouterState,
} from 'react-router';

/** What the page of the document is shown with. */
export type ShownPage = Pick<RouterState, 'location' | 'loaderData' | 'errors'>;

interface RouterOptions {
  readonly routes: DataRouteObject[];
  readonly getContext: () => RouterContextProvider;
  readonly shown: ShownPage;
}

/**
 * Starts the router on the page that is shown, which is not always the page of the address: the visitor may have gone back
 * before. This file has its own copy of react-router's modules (`deploy/build/src/patches/late-router.ts`).
 */
export function startRouter({ routes, getContext, shown }: RouterOptions): DataRouter {
  const { location, loaderData, errors } = shown;
  const history = { ...createBrowserHistory(), location };
  return createRouter({ routes, getContext, history, hydrationData: { loaderData, errors } }).initialize();
}
