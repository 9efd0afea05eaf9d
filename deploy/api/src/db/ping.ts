import { sql } from 'drizzle-orm';
import type { Database } from './database';

/** Runs an empty query through a connection for reads. Throws if the database does not answer. */
export async function pingDatabase(db: Database): Promise<void> {
  await db.select({ one: sql`1` }).from(sql`(values (1)) as one`);
}
