import type { RouteDefinition } from '@zapovednik/platform/routes';
import type { ReleaseSet } from 'deploy-releases/registry/registry';

const known = new WeakMap<ReleaseSet, readonly RouteDefinition[]>();

/** Every page of a release set, as its apps declare them. The same set always gives the same array. */
export function routesOf(set: ReleaseSet): readonly RouteDefinition[] {
  const before = known.get(set);
  if (before) return before;
  const routes = Object.values(set.apps).flatMap(({ manifest }): readonly RouteDefinition[] => manifest.routes);
  known.set(set, routes);
  return routes;
}
