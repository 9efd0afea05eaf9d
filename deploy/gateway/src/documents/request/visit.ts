import type { City } from '@zapovednik/api/shell/models/city';
import type { RenderRequest } from 'shell/render';

/** The part of a request that a page may depend on. */
export interface Visit {
  readonly requestId: string;
  /** Configured origin of the storefront, requested path and query. */
  readonly url: URL;
  readonly city: City;
  readonly session: string | null;
  readonly fastPickup: boolean;
  readonly charity: boolean;
  readonly override: RenderRequest['override'];
  readonly foreign: RenderRequest['foreign'];
  readonly device: 'phone' | 'desktop';
}
