import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './database';

/**
 * The tables are from an earlier version whose migrations cannot be continued (docs/decisions/0042-one-baseline.md).
 */
export class EarlierData extends Error {
  override name = 'EarlierData';
  constructor() {
    super('The database was made by an earlier version, which this one does not continue');
  }
}

/** The table in which drizzle writes the migrations of a database. */
export const JOURNAL = 'drizzle.__drizzle_migrations';

/** Decides whether the data of an earlier version may be dropped; throws if not. `isDemo`: it is demonstration data. */
export type MayDrop = (isDemo: boolean) => void;

/**
 * Called before migrations. If the first migration of the database is not ours, its data is refused or dropped.
 *
 * @param mayDrop without it nothing is dropped
 * @throws EarlierData
 */
export async function refuseEarlierData(db: Database, migrationsFolder: string, mayDrop?: MayDrop): Promise<void> {
  const [baseline] = readMigrationFiles({ migrationsFolder });
  const first = await firstMigration(db);
  if (first === null || first === baseline?.hash) return;
  if (!mayDrop) throw new EarlierData();
  mayDrop(await isDemo(db));
  for (const schema of ['public', 'drizzle']) await db.execute(sql.raw(`drop schema ${schema} cascade`));
  await db.execute(sql`create schema public`);
}

/** Whether a table exists. */
export async function tableExists(db: Database, table: string): Promise<boolean> {
  const [row] = await db
    .select({ found: sql<boolean>`to_regclass(${table}) is not null` })
    .from(sql`(values (1)) as one`);
  return row?.found ?? false;
}

/** The hash of the first migration of the database; null: there was none yet. */
async function firstMigration(db: Database): Promise<string | null> {
  if (!(await tableExists(db, JOURNAL))) return null;
  const [first] = await db.select({ hash: sql<string>`hash` }).from(sql.raw(JOURNAL)).orderBy(sql`created_at`).limit(1);
  return first?.hash ?? null;
}

async function isDemo(db: Database): Promise<boolean> {
  if (!(await tableExists(db, 'public.demo_data'))) return false;
  const rows = await db.select({ found: sql`1` }).from(sql`public.demo_data`).limit(1);
  return rows.length > 0;
}
