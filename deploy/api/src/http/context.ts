import type { FastifyBaseLogger } from 'fastify';
import type { OrderLimits } from '../base/limits';
import type { Run } from '../base/pieces';
import type { Database } from '../db/database';
import type { Events } from '../events/events';
import type { FileStore } from '../files/file-store';
import type { Partners } from '../partners/partners';
import type { CallBudget } from './call-budget';
import type { ActiveSession } from './session-cache/active-session';
import type { SessionCache } from './session-cache/session-cache';
import type { ShopMemory } from './shop-state';
import type { Storefront, Storefronts } from './storefronts';

/** Data of the server for all requests, without data of a visitor. */
export interface Shop {
  db: Database;
  /** The same database, for calls that begin or prolong a session. */
  sessions: Database;
  /** Sessions that were read lately; calls that change a session make it forget them. */
  sessionCache: SessionCache;
  places: Storefronts;
  /** Where uploaded files are. */
  files: FileStore;
  /** The key of the modules' state in memory: `defineState`. */
  memory: ShopMemory;
  /** Notifies modules of events in other modules: `defineEvent`. */
  events: Events;
  partners: Partners;
  /** The configured origin of the main domain. */
  publicOrigin: string;
  orderLimits: OrderLimits;
  /** Signs links: of orders, visits, previews, and to unsubscribe. */
  linkKey: string;
  budget: CallBudget;
  now: () => Date;
}

/**
 * The visitor and the request of one call. For a call that writes, `db` is its transaction: the command may then use
 * only `db`, because PGlite has one connection, which the transaction uses. So it must not read the catalogue's stock
 * or the list of cities, and must not call a third-party service.
 */
export interface Context extends Shop, Storefront {
  session: ActiveSession | null;
  /** The id of `session`; the table has only its hash. */
  sessionId: string | null;
  /** The visitor's network, by which attempts are counted: see `networkOf`. */
  network: string;
  /** The browser's user agent, if it sends one. */
  userAgent: string;
  /** The origin of the requested storefront, for links: from the configuration and the city list. */
  origin: string;
  /** The session id of the browser's cookie. Only `is_auth` may read it. */
  cookieId(): string | null;
  /** Whether the gateway saw the cookie for an order to a shelter (ORD-34). */
  wantsCharity(): boolean;
  /** Whether the calling page belongs to another storefront or site. */
  isForeign(): boolean;
  /** Sends the browser's new session to the gateway, which sets the cookie. */
  announceSession(id: string): void;
  /**
   * Sends the gateway the session's data that decides which page it serves. The gateway stores it in a signed cookie.
   */
  announceView(session: ActiveSession): void;
  /** Runs long work in slices and charges it to the caller. Other requests are answered between the slices. */
  inSlices: Run;
  log: FastifyBaseLogger;
}

export interface SessionContext extends Context {
  session: ActiveSession;
  sessionId: string;
}

export interface CustomerContext extends SessionContext {
  customerId: number;
}
