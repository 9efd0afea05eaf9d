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

const { reads, writes, jobs } = databaseLimits(CONNECTIONS);

/** The limits of production for tests of anything else: on a busy machine a rush of 50 orders is slow, and none is refused for that. */
export const patientLimits: DatabaseLimits = { reads: patient(reads), writes: patient(writes), jobs: patient(jobs) };
