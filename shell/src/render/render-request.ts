import type { City } from '@zapovednik/api/shell/models/city';
import type { Area, ErrorSource } from '@zapovednik/platform/app';
import type { AppName, AreaName } from '@zapovednik/platform/routes';
import type { PublicSettings } from '@zapovednik/platform/settings';
import type { AssetsOfSet } from '../document/release-assets';
import type { CachedAnswers } from './caching-api';

/** One page to render, with everything that the answer depends on. */
export interface RenderRequest {
  readonly url: string;
  readonly requestId: string;
  /** The storefront's city; the whole page is for it. */
  readonly city: City;
  /** The session id for pages of one person; null renders anonymously for the city. */
  readonly session: string | null;
  /** Whether this visitor's catalogue shows the stock of one shop. Then every page is rendered with the session. */
  readonly fastPickup: boolean;
  /** Whether the next order of this visitor is for a shelter (ORD-34). Only pages of one person depend on it. */
  readonly charity: boolean;
  /** The lines for a tester whose browser overrides releases, one per override. Empty for everyone else. */
  readonly override: readonly string[];
  /** Origins of areas that only this browser overrides. */
  readonly foreign: Readonly<Partial<Record<AreaName, string>>>;
  readonly device: 'phone' | 'desktop';
}

/** The renderer's data of a release set. The gateway's worker creates one for each set. */
export interface RenderHost {
  readonly apiRoot: string;
  /** The third-party services that are configured for browsers. */
  readonly settings: PublicSettings;
  readonly kept: CachedAnswers;
  readonly assets: AssetsOfSet;
  /** The text of a style file of the set by its URL; undefined if it has no such file. */
  readonly styleText: (url: string) => string | undefined;
  /** Runs an area's server bundle, or returns the area if it already ran; throws if that fails. */
  readonly loadArea: (name: AreaName) => Area;
}

/** Called before code of an area runs, so that the log can name the area of a render that never ends. */
export type BeforeAppRuns = (area: AppName) => void;

export interface RenderFault extends ErrorSource {
  readonly message: string;
  readonly stack?: string;
}

export interface RenderResult {
  readonly status: number;
  /** The target of a redirect; null for a page. */
  readonly location: string | null;
  /** The page in pieces. Joining them to one string would copy half a megabyte once more. */
  readonly html: readonly string[];
  /** The hashes of the inline scripts of the page, as its policy names them. No other script of the markup may run. */
  readonly scripts: readonly string[];
  /** The hashes of its style elements. */
  readonly styles: readonly string[];
  /** `city`: the same for every anonymous visitor of the city; `person`: must not be stored. */
  readonly rendered: 'city' | 'person';
  readonly faults: readonly RenderFault[];
  /** Milliseconds until the page's loaders finished; a redirect has none. */
  readonly loaderMs?: number;
}
