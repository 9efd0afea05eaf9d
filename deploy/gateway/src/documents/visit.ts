import type { City } from 'shared-contracts/shell/calls/city';
import type { RenderRequest } from 'shell/render';

/** A request for a page, as far as the page may depend on it. */
export interface Visit {
  readonly requestId: string;
  /** Origin of the storefront as configured, path and query as asked for. */
  readonly url: URL;
  readonly city: City;
  readonly session: string | null;
  readonly fastPickup: boolean;
  readonly override: RenderRequest['override'];
  readonly foreign: RenderRequest['foreign'];
  readonly device: 'phone' | 'desktop';
}
