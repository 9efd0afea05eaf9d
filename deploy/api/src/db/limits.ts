import type { PoolConfig } from 'pg';

/** Default number of connections of one process. */
export const CONNECTIONS = 22;
/** The smallest number that can be divided. */
export const FEWEST_CONNECTIONS = 10;

/** A tenth of the connections, at least one, for beginning sessions. */
const sessionsOf = (connections: number) => Math.floor(connections / 10);

/** Order jobs, payments, emails, cleanup, bought together and the catalogue’s index: each uses one connection at a time. */
const JOBS = 6;

export interface DatabaseLimits {
  /** For reads in calls. Waiting writes do not occupy them. */
  readonly reads: PoolConfig;
  /** For writes in calls. */
  readonly writes: PoolConfig;
  /** For writes that begin or prolong a session, so that new visitors wait for each other and do not delay orders. */
  readonly sessions: PoolConfig;
  /** For work outside calls. */
  readonly jobs: PoolConfig;
}

/**
 * The number of connections for each purpose, and the time limit of each step in milliseconds. The waits for a
 * connection and a statement together are shorter than the 10 s after which a caller gives up.
 */
export function databaseLimits(connections: number): DatabaseLimits {
  const sessions = sessionsOf(connections);
  const writes = Math.floor((connections - JOBS - sessions) / 2);
  // PostgreSQL checks for a deadlock after a second, so it finds a deadlock and the work is repeated before the time
  // limit.
  const all = { lock_timeout: 2000, idle_in_transaction_session_timeout: 10_000, keepAlive: true };
  // The last limit, for a server that does not even cancel: its machine or the network is down.
  const ofCalls = { ...all, statement_timeout: 6000, query_timeout: 8000 };
  return {
    reads: { ...ofCalls, max: connections - JOBS - sessions - writes, connectionTimeoutMillis: 4000 },
    // Many orders of one product wait in a long queue that keeps moving.
    writes: { ...ofCalls, max: writes, connectionTimeoutMillis: 5000 },
    sessions: { ...ofCalls, max: sessions, connectionTimeoutMillis: 4000 },
    // Reading 100,000 products and deleting a day's sessions take seconds.
    jobs: { ...all, max: JOBS, connectionTimeoutMillis: 10_000, statement_timeout: 120_000, query_timeout: 130_000 },
  };
}
