import type { DehydratedState } from 'shared-contracts/query';
import type { AreaName, RouteRow } from 'shared-contracts/routes';
import type { PublicSettings } from 'shared-contracts/settings';
import type { CityState, SessionState } from 'shared-contracts/state';
import type { WidgetName } from 'shared-contracts/widgets';
import type { RouteChanges } from './app/live-routes';

/** Where the browser finds one area of the release set. */
export interface AreaEntry {
  readonly version: string;
  /** URL of `remoteEntry.js`. */
  readonly url: string;
  readonly integrity: string;
  /** Events that wake the area. */
  readonly wakesOn: readonly string[];
}

/** What the document tells the browser's shell; written by our own server into the page, so it is typed, not parsed. */
export interface Boot extends RouteChanges {
  readonly origin: string;
  /** The outside services that are set up for browsers. */
  readonly settings: PublicSettings;
  readonly shellVersion: string;
  readonly areas: Readonly<Record<AreaName, AreaEntry>>;
  readonly city: CityState;
  /** Who the page was rendered for; `unknown` where it is the same for everyone. */
  readonly person: SessionState;
  /** The row of the page; null on a path that the set does not know. */
  readonly row: RouteRow | null;
  /** Areas that the server has rendered this page with. */
  readonly rendered: readonly AreaName[];
  /** Widgets that are in the page, and so needed before it is taken over. */
  readonly widgets: readonly WidgetName[];
  /** What this browser takes from elsewhere than everyone, in words. */
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
