import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createRouter as createRouter,
  type DataRouteObject,
  type DataRouter,
  type RouterContextProvider,
  type RouterState,
} from 'react-router';

/** What a page is shown with, from the document. */
export interface RouterStart {
  readonly routes: DataRouteObject[];
  readonly getContext: () => RouterContextProvider;
  readonly shown: Pick<RouterState, 'location' | 'loaderData' | 'errors'>;
}

/**
 * Starts the router on the page that is shown, which is not always the page of the address: the visitor may have gone back
 * before. This file is its own chunk, with its own copy of react-router's modules (`deploy/build/src/patches/late-router.ts`).
 */
export function startRouter({ routes, getContext, shown }: RouterStart): DataRouter {
  const { location, loaderData, errors } = shown;
  const history = { ...createBrowserHistory(), location };
  return createRouter({ routes, getContext, history, hydrationData: { loaderData, errors } }).initialize();
}
