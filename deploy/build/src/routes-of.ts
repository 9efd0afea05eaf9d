import type { ReleaseContract } from 'deploy-releases/contract';
import { matchRoute, type RouteDefinition } from 'shared-contracts/routes';

/**
 * The routes that an app names in its scripts: the descriptors that it was built with, `link(faqRoute)`, and literal
 * addresses like `/faq/`. An address that is put together at run time is not seen.
 *
 * @param routes every route that there is a descriptor of
 */
export function routesOf(scripts: string, routes: readonly RouteDefinition[]): ReleaseContract['routes'] {
  const strings = new Set([...scripts.matchAll(/(["'`])(\/[\w.:/*?-]*)\1/g)].map(([, , text = '']) => text));
  const described = routes.filter(({ path }) => strings.has(path));
  const addressed = [...strings].filter((text) => /^\/[\w./-]+\/$/.test(text)).map((path) => matchRoute(routes, path));
  const named = [...described, ...addressed].filter((route) => route !== null);
  return Object.fromEntries(named.map(({ id, owner, path }) => [id, { owner, path }]));
}
