import { notFound } from '@zapovednik/platform/app';
import type { RouteDefinition } from '@zapovednik/platform/routes';
import { type LoaderFunction, type LoaderFunctionArgs, redirectDocument } from 'react-router';
import { appContext } from '../context/shell-context';
import { checkGuards } from '../guards/check-guards';
import { guardsOfUnknown } from '../guards/unknown-path';
import { loadPage, type PageSource } from './load-page';

/** What a navigation runs before it shows a page. The browser does not need it for the page of the document. */
export interface RouteLoaders {
  readonly page: (route: RouteDefinition) => LoaderFunction;
  /** Of a path that is not in the table. */
  readonly unknown: LoaderFunction;
}

/** The loaders of all routes. */
export const routeLoaders = (source: PageSource): RouteLoaders => ({
  page:
    (route) =>
    ({ request, params, context }) => {
      const url = new URL(request.url);
      const visit = { app: context.get(appContext), params, url, signal: request.signal, isPress: isPress(url) };
      return loadPage(route, visit, source);
    },
  unknown: unknownPath,
});

/** A step back has changed the address already, a recheck keeps it. */
const isPress = ({ pathname }: URL): boolean => typeof document !== 'undefined' && pathname !== location.pathname;

/** An old tab asks the server, which has the newest table. */
async function unknownPath({ request, context }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  if (typeof document !== 'undefined' && url.href !== document.location.href) throw redirectDocument(request.url);
  await checkGuards({ guards: guardsOfUnknown(url.pathname) }, { app: context.get(appContext), url });
  throw notFound();
}
