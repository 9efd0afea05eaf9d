import { sql } from 'drizzle-orm';
import type { Database } from './database';

/** Asks the database for nothing, as a call that reads would. Throws where it does not answer. */
export async function pingDatabase(db: Database): Promise<void> {
  await db.select({ one: sql`1` }).from(sql`(values (1)) as one`);
}
