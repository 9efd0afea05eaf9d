import { useMatches } from 'react-router';
import type { RouteDefinition } from 'shared-contracts/routes';

/** What {@link composeRoutes} gives to each route. */
interface RouteHandle {
  readonly route: RouteDefinition;
}

const hasRoute = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'route' in handle;

/** The route of the page that is open; null on an unknown path (ROU-86). */
export function useRoute(): RouteDefinition | null {
  const handle = useMatches().at(-1)?.handle;
  return hasRoute(handle) ? handle.route : null;
}
