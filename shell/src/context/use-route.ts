import type { RouteDefinition } from '@zapovednik/platform/routes';
import { useMatches } from 'react-router';

/** The handle that {@link composeRoutes} adds to each route. */
interface RouteHandle {
  readonly route: RouteDefinition;
}

const hasRoute = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'route' in handle;

/** The route of the current page; null on an unknown path (ROU-86). */
export function useRoute(): RouteDefinition | null {
  const handle = useMatches().at(-1)?.handle;
  return hasRoute(handle) ? handle.route : null;
}
