import { matchRoute, type RouteDefinition } from '@zapovednik/platform/routes';
import type { ReleaseContract } from 'deploy-releases/store/contract';

/**
 * The routes that an app uses in its scripts: descriptors, as in `link(faqRoute)`, and literal addresses like `/faq/`.
 * Addresses that are built at run time are not found.
 *
 * @param routes every route that has a descriptor
 */
export function routesOf(scripts: string, routes: readonly RouteDefinition[]): ReleaseContract['routes'] {
  const strings = new Set([...scripts.matchAll(/(["'`])(\/[\w.:/*?-]*)\1/g)].map(([, , text = '']) => text));
  const described = routes.filter(({ path }) => strings.has(path));
  const addressed = [...strings].filter((text) => /^\/[\w./-]+\/$/.test(text)).map((path) => matchRoute(routes, path));
  const named = [...described, ...addressed].filter((route) => route !== null);
  return Object.fromEntries(named.map(({ id, owner, path }) => [id, { owner, path }]));
}
