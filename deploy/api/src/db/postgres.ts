import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { withReplicas } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { OpenDatabase } from './database';
import { type MayDrop, refuseEarlierData } from './earlier-data';
import { isDatabaseDown } from './failures';
import type { DatabaseLimits } from './limits';
import { lockNumbers } from './lock-numbers';
import { observePool, tracedQueries } from './traced-queries';

interface Migrations {
  readonly migrationsFolder: string;
  readonly mayDrop?: MayDrop | undefined;
}

/** Connects to a PostgreSQL and migrates its tables. */
export async function openPostgres(
  connectionString: string,
  limits: DatabaseLimits,
  migrations: Migrations,
): Promise<OpenDatabase> {
  await migratePostgres(connectionString, migrations);
  return connectPostgres(connectionString, limits);
}

const MAINTENANCE = { max: 1, application_name: 'shop-api maintenance' };

/** Migrates the tables of a PostgreSQL. */
export async function migratePostgres(connectionString: string, migrations: Migrations): Promise<void> {
  const { pool } = openPool({ ...MAINTENANCE, connectionString });
  await migrateAlone(pool, migrations).finally(() => pool.end());
}

/** Connects to a PostgreSQL whose tables are those of this version. */
export function connectPostgres(connectionString: string, limits: DatabaseLimits): OpenDatabase {
  const connect = (use: string, config: pg.PoolConfig) =>
    openPool({ ...config, connectionString, application_name: `shop-api ${use}` }, use);
  const maintenance = openPool({ ...MAINTENANCE, connectionString });
  const reads = connect('reads', limits.reads);
  const writes = connect('writes', limits.writes);
  const sessions = connect('sessions', limits.sessions);
  const jobs = connect('jobs', limits.jobs);
  return {
    db: withReplicas(writes.db, [reads.db]),
    sessions: withReplicas(sessions.db, [reads.db]),
    jobs: jobs.db,
    maintenance: maintenance.db,
    close: async () =>
      void (await Promise.all([reads, writes, sessions, jobs, maintenance].map(({ pool }) => pool.end()))),
  };
}

type Connected = NodePgDatabase<Record<string, never>>;

function openPool(config: pg.PoolConfig, use = 'maintenance'): { pool: pg.Pool; db: Connected } {
  const pool = new pg.Pool(config);
  observePool(pool, use);
  // The next query replaces an idle connection that broke. Without a listener, its error would end the process.
  pool.on('error', () => {});
  // The same for a connection that breaks between two queries of a transaction; the second query fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  const transaction: Connected['transaction'] = (work, settings) =>
    onOneConnection(pool, (client) => drizzle(tracedQueries(client, use)).transaction(work, settings));
  return { pool, db: Object.assign(drizzle(tracedQueries(pool, use)), { transaction }) };
}

/**
 * In a transaction on a pool, drizzle does not release a connection whose `begin` failed, and it releases one that
 * hangs.
 */
async function onOneConnection<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isLost = false;
  try {
    return await work(client);
  } catch (error) {
    isLost = isDatabaseDown(error);
    throw error;
  } finally {
    client.release(isLost);
  }
}

/** Only one process migrates at a time, because several may start together behind a load balancer. */
async function migrateAlone(pool: pg.Pool, { migrationsFolder, mayDrop }: Migrations): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`select pg_advisory_lock(${lockNumbers.migrations})`);
    const db = drizzle(client);
    await refuseEarlierData(db, migrationsFolder, mayDrop);
    await migrate(db, { migrationsFolder });
  } finally {
    await client.query(`select pg_advisory_unlock(${lockNumbers.migrations})`);
    client.release();
  }
}
