import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** The database, or a transaction on it: every query of the shop runs on either driver. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  /** For calls. On PostgreSQL their reads and their writes have connections of their own. */
  db: Database;
  /** For what no call waits for: jobs, and the catalogue's index. */
  jobs: Database;
  /** For filling and resetting: a connection without limits. */
  maintenance: Database;
  close(): Promise<void>;
}
