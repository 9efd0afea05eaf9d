import type { city } from '../db/schema';
import type { ActiveSession } from './session-cache/active-session';

export type CityRow = typeof city.$inferSelect;

/** The city that answers a call. */
export interface Storefront {
  readonly city: CityRow;
  readonly locationId: number;
  /** In fast-pickup mode: the chosen shop of this location (CAT-53). */
  readonly shopId: number | null;
}

/** The cities of the shop. `modules/places` provides them. */
export interface Storefronts {
  cities(): Promise<CityRow[]>;
  /** The storefront of a request: by its header, otherwise by the session, otherwise the default. */
  serve(header: string | string[] | undefined, session: ActiveSession | null): Promise<Storefront>;
}
