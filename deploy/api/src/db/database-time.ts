import { sql } from 'drizzle-orm';
import type { Database } from './database';

/** The time of the database server. */
export async function databaseTime(db: Database): Promise<Date> {
  const [row] = await db
    .select({ milliseconds: sql`extract(epoch from clock_timestamp()) * 1000`.mapWith(Number) })
    .from(sql`(values (1)) as one`);
  if (!row) throw new Error('The database did not return its time');
  return new Date(row.milliseconds);
}
