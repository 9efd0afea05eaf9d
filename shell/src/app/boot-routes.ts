import { defineRoute, type RouteDefinition } from '@zapovednik/platform/routes';

/** A route as the document passes it to the browser: without default values and without fields that only servers need. */
export type BootRoute = Pick<RouteDefinition, 'id' | 'path' | 'owner'> &
  Partial<Pick<RouteDefinition, 'layout' | 'guards' | 'rendered' | 'redirect' | 'footer' | 'device'>>;

/** The inverse of {@link liveRoutes}. */
export const toBootRoute = ({
  id,
  path,
  owner,
  layout,
  guards,
  rendered,
  redirect,
  footer,
  device,
}: RouteDefinition) => ({
  id,
  path,
  owner,
  ...(layout !== 'default' && { layout }),
  ...(guards.length > 0 && { guards }),
  ...(rendered !== 'city' && { rendered }),
  ...(redirect && { redirect }),
  ...(!footer && { footer }),
  ...(device && { device }),
});

/** The routes of the release set, as its apps declare them. */
export const liveRoutes = (routes: readonly BootRoute[]): readonly RouteDefinition[] =>
  routes.map(({ id, path, owner, layout = 'default', ...rules }) => defineRoute(id, path, owner, layout, '', rules));
