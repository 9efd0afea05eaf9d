import type { PoolConfig } from 'pg';
import { CONNECTIONS, type DatabaseLimits, databaseLimits } from '../db/limits';

const LONG = 60_000;

const patient = (config: PoolConfig): PoolConfig => ({
  ...config,
  connectionTimeoutMillis: LONG,
  lock_timeout: LONG,
  statement_timeout: LONG,
  query_timeout: LONG,
});

const { reads, writes, sessions, jobs } = databaseLimits(CONNECTIONS);

/**
 * The production limits with longer waits, for tests of other features. On a busy machine 50 concurrent orders are
 * slow, and none may be refused for that.
 */
export const patientLimits: DatabaseLimits = {
  reads: patient(reads),
  writes: patient(writes),
  sessions: patient(sessions),
  jobs: patient(jobs),
};
