/** An area of a team: the name of its folder. Which areas there are, the releases of a channel say. */
export type AreaName = `mf-${string}`;
/** What is built and released as a unit. */
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
 * What must hold before a page is shown (ROU-87 to ROU-105):
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

/** Everything the shell and the gateway know of a path before its owner is loaded. */
export interface RouteDefinition<Path extends string = string> {
  readonly id: string;
  /** react-router pattern; every path ends in a slash in the address bar. */
  readonly path: Path;
  readonly owner: AppName;
  readonly layout: LayoutName;
  readonly guards: readonly GuardName[];
  /** `city`: the same for every anonymous visitor of a city, so the gateway may keep it; `person`: never stored. */
  readonly rendered: 'city' | 'person';
  /** Query keys that change the page, and so its place in the cache; a trailing `*` stands for a prefix. */
  readonly query: readonly string[];
  /** Where whoever passes the guards is sent on to (ROU-89). */
  readonly redirect?: string;
  /** Whether the footer is shown (LAY-62). */
  readonly footer: boolean;
  /** A page for phones only answers 404 on a desktop (ROU-97). */
  readonly device?: 'phone';
  /** Kept out of search engines, as every page of one person is. */
  readonly hidden?: true;
  /** The route of the requirements. */
  readonly requirement: string;
}
