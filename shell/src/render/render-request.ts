import type { Area, ErrorSource } from 'shared-contracts/app';
import type { AppName, AreaName } from 'shared-contracts/routes';
import type { PublicSettings } from 'shared-contracts/settings';
import type { City } from 'shared-contracts/shell/calls/city';
import type { AssetsOfSet } from '../document/release-assets';
import type { CachedAnswers } from './caching-api';

/** One page to render: everything that the answer depends on. */
export interface RenderRequest {
  readonly url: string;
  readonly requestId: string;
  /** The storefront's city; everything on the page is for it. */
  readonly city: City;
  /** The session's id for pages of one person; null renders for the city, anonymous. */
  readonly session: string | null;
  /** Whether this visitor's catalogue is the one of a shop: then every page is rendered with the session. */
  readonly fastPickup: boolean;
  /** What a tester is told of what their browser takes from elsewhere, a line each; empty for everyone else. */
  readonly override: readonly string[];
  /** Origins of areas that only the browser takes from there. */
  readonly foreign: Readonly<Partial<Record<AreaName, string>>>;
  readonly device: 'phone' | 'desktop';
  /** Stands for the nonce of each response; the gateway writes a fresh one in its place. */
  readonly nonce: string;
}

/** What a release set gives to the renderer; the gateway's worker makes one for each set. */
export interface RenderHost {
  readonly apiRoot: string;
  /** The outside services that are set up for browsers. */
  readonly settings: PublicSettings;
  readonly kept: CachedAnswers;
  readonly assets: AssetsOfSet;
  /** Runs an area's server bundle, or answers the one it has; throws when that fails. */
  readonly loadArea: (name: AreaName) => Area;
}

/** Told before code of an area runs, so that a render that never ends has a name. */
export type Entering = (area: AppName) => void;

export interface RenderFault extends ErrorSource {
  readonly message: string;
  readonly stack?: string;
}

export interface RenderResult {
  readonly status: number;
  /** Where a redirect leads; null for a page. */
  readonly location: string | null;
  /** The page in pieces: joined to one string it would be copied once more, and that takes time with half a megabyte. */
  readonly html: readonly string[];
  /** `city`: the same for every anonymous visitor of the city; `person`: never to be stored. */
  readonly rendered: 'city' | 'person';
  readonly faults: readonly RenderFault[];
  /** Milliseconds until the page's loaders had answered; a redirect has none. */
  readonly loaderMs?: number;
}
