import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as onPostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as onPglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { lockFolder } from './lock';
import * as schema from './schema';

/** The database, or a transaction on it: every query of the shop runs on either driver. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  db: Database;
  close(): Promise<void>;
}

interface DatabaseConfig {
  /** Address of a PostgreSQL, 15 or later. */
  url?: string | undefined;
  /** Folder of a PGlite, used without `url`; without both the database lives in memory. */
  folder?: string | undefined;
  /** A dumped PGlite that the one in memory begins as: making one anew takes seconds. */
  template?: Blob | undefined;
}

export const extensions = { pg_trgm };
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Opens the database and brings its tables up to date. */
export function createDatabase({ url, folder, template }: DatabaseConfig): Promise<OpenDatabase> {
  return url ? openPostgres(url) : openPglite(folder, template);
}

async function openPostgres(connectionString: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString, max: 20 });
  // A connection that broke while nobody used it is replaced by the next query; unheard, it would end the process.
  pool.on('error', () => {});
  const db = onPostgres(pool, { schema });
  // One process migrates at a time: several start together behind a load balancer.
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock(220100)');
    await migratePostgres(onPostgres(client), { migrationsFolder });
  } finally {
    await client.query('select pg_advisory_unlock(220100)');
    client.release();
  }
  return { db, close: () => pool.end() };
}

async function openPglite(folder: string | undefined, template: Blob | undefined): Promise<OpenDatabase> {
  if (folder) mkdirSync(folder, { recursive: true });
  const unlock = folder ? await lockFolder(folder) : () => {};
  try {
    const client = await PGlite.create({
      extensions,
      ...(folder && { dataDir: join(folder, 'database') }),
      ...(template && { loadDataDir: template }),
    });
    const db = onPglite(client, { schema });
    await migratePglite(db, { migrationsFolder });
    return { db, close: () => client.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}
