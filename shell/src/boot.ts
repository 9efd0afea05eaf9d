import type { DehydratedState } from 'shared-contracts/query/hydration';
import type { AreaName, RouteDefinition } from 'shared-contracts/routes';
import type { PublicSettings } from 'shared-contracts/settings';
import type { SessionState } from 'shared-contracts/shell/atoms';
import type { CityState } from 'shared-contracts/shell/models/city';
import type { WidgetKey } from 'shared-contracts/widgets';
import type { BootRoute } from './app/live-routes';

/** Where the browser finds one area of the release set. */
export interface AreaEntry {
  /** The release of the set. */
  readonly version: string;
  /** Where this browser takes the area from instead of that release (see Boot's `override`). */
  readonly origin?: string;
  /** URL of `remoteEntry.js`. */
  readonly url: string;
  readonly integrity: string;
  /** Events that wake the area. */
  readonly wakesOn: readonly string[];
}

/** What the document tells the browser's shell; written by our own server into the page, so it is typed, not parsed. */
export interface Boot {
  /** All routes of the release set. */
  readonly routes: readonly BootRoute[];
  readonly origin: string;
  /** The outside services that are set up for browsers. */
  readonly settings: PublicSettings;
  readonly shellVersion: string;
  readonly areas: Readonly<Record<AreaName, AreaEntry>>;
  readonly city: CityState;
  /** Who the page was rendered for; `unknown` where it is the same for everyone. */
  readonly person: SessionState;
  /** The route of the page; null on a path that the set does not know. */
  readonly route: RouteDefinition | null;
  /** Areas that the server has rendered this page with. */
  readonly rendered: readonly AreaName[];
  /** Widgets that are in the page, and so needed before it is taken over. */
  readonly widgets: readonly WidgetKey[];
  /** What a tester is told of what this browser takes from elsewhere, a line each; empty for everyone else. */
  readonly override: readonly string[];
  readonly query: DehydratedState;
  readonly router: RouterState;
}

/** What the router had when the page was rendered. */
export interface RouterState {
  readonly loaderData: Record<string, unknown>;
  readonly errors: Record<string, unknown> | null;
}

declare global {
  var shopBoot: Boot | undefined;
}
