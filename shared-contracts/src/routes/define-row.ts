import type { LayoutName, OwnerName, RouteRow } from './row';

/** What of a row has a usual value. */
export type Rules = Partial<
  Pick<RouteRow, 'guards' | 'rendered' | 'query' | 'redirect' | 'footer' | 'device' | 'hidden'>
>;

/** A row of the route table; what is left out: no guards, rendered for the city, no query keys, with a footer. */
export function row<const Id extends string>(
  id: Id,
  path: string,
  owner: OwnerName,
  layout: LayoutName,
  requirement: string,
  rules: Rules = {},
): RouteRow & { readonly id: Id } {
  return { id, path, owner, layout, requirement, guards: [], rendered: 'city', query: [], footer: true, ...rules };
}
