import type { RouteDefinition } from './route-definition';
/** The route of a path, the most specific one first, as in the router; null for ROU-86. */
export declare function matchRoute(routes: readonly RouteDefinition[], pathname: string): RouteDefinition | null;
