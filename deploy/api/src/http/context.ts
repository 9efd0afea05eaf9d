import type { FastifyBaseLogger } from 'fastify';
import type { Catalogue } from '../catalogue/catalogue';
import type { Database } from '../db/database';
import type { OrderLimits } from '../order/order-limits';
import type { Partners } from '../partners/partners';
import type { CityRow, Places } from '../places/places';
import type { ActiveSession } from '../session/session';

/** What the server holds for all requests; nothing in it belongs to one visitor. */
export interface Shop {
  db: Database;
  catalogue: Catalogue;
  places: Places;
  partners: Partners;
  /** The main domain's origin, as it is configured. */
  publicOrigin: string;
  orderLimits: OrderLimits;
  now: () => Date;
}

/**
 * Who asks for what, for one call. `db` is the call's transaction where it writes: the command then asks nothing but it (PGlite
 * has one connection, and the transaction holds it), so neither the catalogue's stock nor the list of cities, and no partner.
 */
export interface Context extends Shop {
  session: ActiveSession | null;
  /** The city's location that the call is answered for. */
  locationId: number;
  city: CityRow;
  /** In fast-pickup mode: the chosen shop of this location (CAT-53). */
  shopId: number | null;
  /** The id that `session` goes by; the table knows its hash only. */
  sessionId: string | null;
  /** Where the visitor comes from, as attempts are counted: see `networkOf`. */
  network: string;
  /** The storefront that was asked, for links: from the configuration and the city list. */
  origin: string;
  /** The session id of the browser's cookie, where it may be looked at: `is_auth` alone does. */
  cookieId(): string | null;
  /** Whether the page that asks is not of this storefront. */
  isForeign(): boolean;
  /** Tells the gateway which session the browser has from now on; it sets the cookie. */
  announceSession(id: string): void;
  /** Tells the gateway what of a session decides which page it gives: it keeps that in a signed cookie. */
  announceView(session: ActiveSession): void;
  log: FastifyBaseLogger;
}

export interface SessionContext extends Context {
  session: ActiveSession;
  sessionId: string;
}

export interface CustomerContext extends SessionContext {
  customerId: number;
}
