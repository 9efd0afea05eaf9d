import { sql } from 'drizzle-orm';
import type { Database } from './database';

/** Runs an empty query through a connection for reads. Throws if the database does not answer, or is a replica that takes no writes. */
export async function pingDatabase(db: Database): Promise<void> {
  const [row] = await db.select({ isReplica: sql<boolean>`pg_is_in_recovery()` }).from(sql`(values (1)) as one`);
  if (row?.isReplica) throw new Error('The database is a replica');
}
