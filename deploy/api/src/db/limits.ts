import type { PoolConfig } from 'pg';

/** Connections of one process, where no setting says otherwise. */
export const CONNECTIONS = 20;
/** Fewer cannot be shared out. */
export const FEWEST_CONNECTIONS = 10;

/** Order jobs, payments, letters, sweeping, bought together and the catalogue’s index: each uses one connection at a time. */
const JOBS = 6;

export interface DatabaseLimits {
  /** Reads of calls. Writes that wait for each other leave them free. */
  readonly reads: PoolConfig;
  /** Writes of calls. */
  readonly writes: PoolConfig;
  /** What no call waits for. */
  readonly jobs: PoolConfig;
}

/**
 * How many connections there are for what, and how long each step may take, in milliseconds. Nothing waits without an end: a call
 * that waits for a connection and a statement is answered before its caller gives up after 10 s.
 */
export function databaseLimits(connections: number): DatabaseLimits {
  const writes = Math.floor((connections - JOBS) / 2);
  // PostgreSQL looks for a deadlock after a second: it is found, and its work repeated, before a wait is given up.
  const all = { lock_timeout: 2000, idle_in_transaction_session_timeout: 10_000, keepAlive: true };
  // The last resort, where the server does not even cancel: its machine or the network is gone.
  const ofCalls = { ...all, statement_timeout: 6000, query_timeout: 8000 };
  return {
    reads: { ...ofCalls, max: connections - JOBS - writes, connectionTimeoutMillis: 4000 },
    // A rush on one product makes a long queue that moves on.
    writes: { ...ofCalls, max: writes, connectionTimeoutMillis: 5000 },
    // Reading 100,000 products and deleting a day's sessions take seconds.
    jobs: { ...all, max: JOBS, connectionTimeoutMillis: 10_000, statement_timeout: 120_000, query_timeout: 130_000 },
  };
}
