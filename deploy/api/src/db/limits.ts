import type { PoolConfig } from 'pg';

/** Default number of connections of one process. */
export const CONNECTIONS = 22;
/** The minimum that can be divided. */
export const FEWEST_CONNECTIONS = 10;

/** One of ten, and at least one, for beginning sessions. */
const sessionsOf = (connections: number) => Math.floor(connections / 10);

/** Order jobs, payments, emails, cleanup, bought together and the catalogue’s index: each uses one connection at a time. */
const JOBS = 6;

export interface DatabaseLimits {
  /** Reads of calls. Waiting writes do not occupy them. */
  readonly reads: PoolConfig;
  /** Writes of calls. */
  readonly writes: PoolConfig;
  /** Writes that begin or prolong a session: new visitors wait for each other, and not in front of an order. */
  readonly sessions: PoolConfig;
  /** For work outside calls. */
  readonly jobs: PoolConfig;
}

/**
 * The number of connections for each purpose, and the time limit of each step in milliseconds. Every wait has an end: a call that waits
 * for a connection and a statement is answered before its caller gives up after 10 s.
 */
export function databaseLimits(connections: number): DatabaseLimits {
  const sessions = sessionsOf(connections);
  const writes = Math.floor((connections - JOBS - sessions) / 2);
  // PostgreSQL checks for a deadlock after a second, so a deadlock is found and its work repeated before the time limit.
  const all = { lock_timeout: 2000, idle_in_transaction_session_timeout: 10_000, keepAlive: true };
  // The last resort, when the server does not even cancel: its machine or the network is down.
  const ofCalls = { ...all, statement_timeout: 6000, query_timeout: 8000 };
  return {
    reads: { ...ofCalls, max: connections - JOBS - sessions - writes, connectionTimeoutMillis: 4000 },
    // Many orders of one product make a long queue that keeps moving.
    writes: { ...ofCalls, max: writes, connectionTimeoutMillis: 5000 },
    sessions: { ...ofCalls, max: sessions, connectionTimeoutMillis: 4000 },
    // Reading 100,000 products and deleting a day's sessions take seconds.
    jobs: { ...all, max: JOBS, connectionTimeoutMillis: 10_000, statement_timeout: 120_000, query_timeout: 130_000 },
  };
}
