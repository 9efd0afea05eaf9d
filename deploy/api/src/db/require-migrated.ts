import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './database';
import { JOURNAL, refuseEarlierData, tableExists } from './earlier-data';

/** The tables lack changes of this version. */
export class NotMigrated extends Error {
  override name = 'NotMigrated';
  constructor() {
    super('The database lacks migrations of this version: run the role migrate first');
  }
}

/**
 * Checks that the tables are those of this version, or of a later one, whose migrations keep what this one needs
 * (`breaking-changes.test.ts`). So during an update processes of both versions work.
 *
 * @throws NotMigrated
 * @throws EarlierData if the tables cannot be migrated
 */
export async function requireMigrated(db: Database, migrationsFolder: string): Promise<void> {
  await refuseEarlierData(db, migrationsFolder);
  const wanted = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  if ((await lastMigration(db)) < wanted) throw new NotMigrated();
}

/** When the newest migration of the database was written, in milliseconds; 0: there was none yet. */
async function lastMigration(db: Database): Promise<number> {
  if (!(await tableExists(db, JOURNAL))) return 0;
  const [row] = await db.select({ last: sql`max(created_at)`.mapWith(Number) }).from(sql.raw(JOURNAL));
  return row?.last ?? 0;
}
