import type { AppName, LayoutName, RouteDefinition } from './route-definition';

/** The properties of a route that have defaults. */
export type RouteRules = Partial<
  Pick<RouteDefinition, 'guards' | 'rendered' | 'query' | 'redirect' | 'footer' | 'device' | 'hidden'>
>;

/**
 * Describes a route. Defaults: no guards, rendered for the city, no query parameters, with a footer.
 *
 * @example
 * export const newsRoute = defineRoute('news', '/news/:code', 'mf-content', 'responsive', 'ROU-63');
 */
export function defineRoute<const Path extends string>(
  id: string,
  path: Path,
  owner: AppName,
  layout: LayoutName,
  requirement: string,
  rules: RouteRules = {},
): RouteDefinition<Path> {
  return { id, path, owner, layout, requirement, guards: [], rendered: 'city', query: [], footer: true, ...rules };
}
