import { createStaticRouter, type DataRouter, type StaticHandler, type StaticHandlerContext } from 'react-router';

const NO_PAGE: StaticHandlerContext = {
  basename: '/',
  location: { pathname: '/', search: '', hash: '', state: null, key: 'default', mask: undefined },
  matches: [],
  loaderData: {},
  actionData: null,
  errors: null,
  statusCode: 200,
  loaderHeaders: {},
  actionHeaders: {},
};

const routers = new WeakMap<StaticHandler, DataRouter>();

/** The library's router for the routes of a handler, its getters read. */
function routerOf(handler: StaticHandler): DataRouter {
  const router = routers.get(handler) ?? { ...createStaticRouter(handler.dataRoutes, NO_PAGE) };
  routers.set(handler, router);
  return router;
}

/**
 * The router that a page is rendered with. The library would copy the routes for each page, and make an object with getters, which keeps
 * all that the page was made of until a full collection of garbage (docs/decisions/0088).
 */
export function pageRouter(handler: StaticHandler, page: StaticHandlerContext): DataRouter {
  const router = routerOf(handler);
  const { location, matches, loaderData, actionData, errors } = page;
  return { ...router, state: { ...router.state, location, matches, loaderData, actionData, errors } };
}
