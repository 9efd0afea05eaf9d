import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * The database, or a transaction: every query of the shop runs on either driver. Its type has no tables, because
 * drizzle would search all of them for relations at each transaction, and no query uses relations.
 */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export interface OpenDatabase {
  /** For calls. On PostgreSQL, reads and writes use separate connections. */
  db: Database;
  /**
   * For calls that begin or prolong a session, so that many new visitors do not use up the connections of other writes.
   */
  sessions: Database;
  /** For work outside calls: jobs, and the catalogue's index. */
  jobs: Database;
  /** For seeding and resetting: a connection without limits. */
  maintenance: Database;
  close(): Promise<void>;
}
