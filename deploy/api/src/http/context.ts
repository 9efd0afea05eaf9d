import type { FastifyBaseLogger } from 'fastify';
import type { OrderLimits } from '../base/limits';
import type { Run } from '../base/pieces';
import type { Database } from '../db/database';
import type { Events } from '../events/events';
import type { Partners } from '../partners/partners';
import type { CallBudget } from './call-budget';
import type { ActiveSession } from './session';
import type { ShopMemory } from './shop-state';
import type { Storefront, Storefronts } from './storefronts';

/** Data of the server that all requests share. It contains nothing of a visitor. */
export interface Shop {
  db: Database;
  /** The same database, for calls that begin or prolong a session. */
  sessions: Database;
  places: Storefronts;
  /** Where its modules keep what they hold in memory: `defineState`. */
  memory: ShopMemory;
  /** Tells modules what has happened in another: `defineEvent`. */
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
 * The visitor and the request of one call. For a call that writes, `db` is its transaction: the command may only use `db` then (PGlite
 * has one connection, which the transaction holds). So it must not read the catalogue's stock or the list of cities, or call a
 * third-party service.
 */
export interface Context extends Shop, Storefront {
  session: ActiveSession | null;
  /** The id of `session`; the table has only its hash. */
  sessionId: string | null;
  /** The visitor's network, by which attempts are counted: see `networkOf`. */
  network: string;
  /** How the browser names itself, if it does. */
  userAgent: string;
  /** The origin of the requested storefront, for links: from the configuration and the city list. */
  origin: string;
  /** The session id of the browser's cookie. Only `is_auth` may read it. */
  cookieId(): string | null;
  /** The gateway has seen the cookie with which an order begins as one for a shelter (ORD-34). */
  wantsCharity(): boolean;
  /** Whether the calling page is not of this storefront. */
  isForeign(): boolean;
  /** Tells the gateway the browser's new session; the gateway sets the cookie. */
  announceSession(id: string): void;
  /** Tells the gateway the session's data that decides which page it serves; the gateway stores it in a signed cookie. */
  announceView(session: ActiveSession): void;
  /** Runs long work in slices, so that other requests are answered meanwhile, and charges it to the caller. */
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
