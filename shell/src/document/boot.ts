import type { SessionState } from '@zapovednik/areas/shell/atoms';
import type { WidgetKey } from '@zapovednik/areas/widgets';
import type { CityState } from '@zapovednik/platform/app';
import type { AreaName, RouteDefinition } from '@zapovednik/platform/routes';
import type { PublicSettings } from '@zapovednik/platform/settings';
import type { BootRoute } from '../app/boot-routes';
import type { BootAnswer } from './boot-answers';

/** Where the browser loads one area of the release set from. */
export interface AreaEntry {
  /** The release in the set. */
  readonly version: string;
  /** The origin that this browser loads the area from instead of that release (see Boot's `override`). */
  readonly origin?: string;
  /** URL of `remoteEntry.js`. */
  readonly url: string;
  readonly integrity: string;
  /** Events that make the shell load the area. */
  readonly wakesOn: readonly string[];
}

/** Data that the document passes to the shell in the browser. Our own server writes it into the page, so it is typed and not parsed. */
export interface Boot {
  /** All routes of the release set. */
  readonly routes: readonly BootRoute[];
  readonly origin: string;
  /** The third-party services that are configured for browsers. */
  readonly settings: PublicSettings;
  readonly shellVersion: string;
  readonly areas: Readonly<Record<AreaName, AreaEntry>>;
  readonly city: CityState;
  /** The user that the page was rendered for; `unknown` if the page is the same for everyone. */
  readonly person: SessionState;
  /** The route of the page; null if the set does not have the path. */
  readonly route: RouteDefinition | null;
  /** Areas that the server used to render this page. */
  readonly rendered: readonly AreaName[];
  /** Widgets in the page. They must be loaded before hydration. */
  readonly widgets: readonly WidgetKey[];
  /** The lines for a tester whose browser overrides releases, one per override. Empty for everyone else. */
  readonly override: readonly string[];
  readonly answers: readonly BootAnswer[];
  readonly router: RouterState;
}

/** The router's state when the page was rendered. */
export interface RouterState {
  readonly loaderData: Record<string, unknown>;
  readonly errors: Record<string, unknown> | null;
}

declare global {
  var shopBoot: Boot | undefined;
}
