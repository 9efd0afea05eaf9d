/** The name of an area: the name of its folder. The releases of a channel define which areas exist. */
export type AreaName = `mf-${string}`;
/** An app: the shell or an area, as the unit that is built and released. */
export type AppName = AreaName | 'shell';

/** The nine layouts of the specification (LAY-01). */
export const LAYOUTS = [
  'checkout',
  'default',
  'empty',
  'empty-default',
  'error-empty',
  'responsive',
  'responsive-gray',
  'tech',
  'vacancies',
] as const;
export type LayoutName = (typeof LAYOUTS)[number];

/**
 * The conditions of a page (ROU-87 to ROU-105):
 * - `cabinet`: anonymous → /auth/; `auth`: signed in → /;
 * - `default-location`, `main-city`: else 404 with an empty message;
 * - `basket`: empty basket → /personal/cart/; `query`: 404 without a search text;
 * - `regional-centre`: 404 unless the city's IS_RC is «Да».
 */
export const GUARDS = [
  'cabinet',
  'auth',
  'default-location',
  'main-city',
  'basket',
  'query',
  'regional-centre',
] as const;
export type GuardName = (typeof GUARDS)[number];

/** The data about a path that the shell and the gateway need before its owner is loaded. */
export interface RouteDefinition<Path extends string = string> {
  readonly id: string;
  /** A react-router pattern. In the address bar every path ends in a slash. */
  readonly path: Path;
  readonly owner: AppName;
  readonly layout: LayoutName;
  readonly guards: readonly GuardName[];
  /** `city`: the same for every anonymous visitor of a city, so the gateway can cache it; `person`: never stored. */
  readonly rendered: 'city' | 'person';
  /** Query parameters that change the page and belong to its cache key; a trailing `*` matches a prefix. */
  readonly query: readonly string[];
  /** The redirect after the guards have passed (ROU-89). */
  readonly redirect?: string;
  /** Whether the footer is shown (LAY-62). */
  readonly footer: boolean;
  /** A page for phones and tablets answers 404 on a desktop (ROU-97). */
  readonly device?: 'phone';
  /** Whether search engines must not index it. Pages of one person are never indexed. */
  readonly hidden?: true;
  /** The requirement of the route. */
  readonly requirement: string;
}
