import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { removedFile, storedFile } from '../db/schema';
import { inTransaction } from '../db/transaction';
import type { Bucket } from './bucket';
import { fileTables } from './file-tables';
import { prefixOf } from './keys';

/** Files of one transaction. */
const BATCH = 500;

/** One condition for each table, so that the database joins instead of looking up each file. */
const isUnused = Object.values(fileTables).map(
  ({ storedKey }) => sql`not exists (select from ${storedKey.table} where ${storedKey} = ${storedFile.key})`,
);
/** As long as back-ups of the database reach back: `repo1-retention-full` of `deploy/production/postgres/pgbackrest.conf`. */
const isInNoBackUp = lt(removedFile.removedAt, sql`now() - interval '28 days'`);
const isOld = sql`${storedFile.createdAt} < now() - interval '1 hour'`;

/**
 * Deletes the files that no row uses: of reviews, pets and people that were deleted, and of calls that failed after the
 * upload. First the database forgets the key, which the foreign keys of the rows prevent for a file that is used after
 * all. Four weeks later, when no back-up of the database can bring its row back, the store deletes the file with all that
 * was made from it. What the store cannot delete then is tried again.
 */
export async function sweep(db: Database, bucket: Bucket): Promise<void> {
  for (let isMore = true; isMore; ) {
    isMore = await forgetUnused(db);
    await deleteForgotten(db, bucket);
  }
}

/** @returns whether there may be more of them */
function forgetUnused(db: Database): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const unused = await tx
      .select({ key: storedFile.key })
      .from(storedFile)
      .where(and(isOld, ...isUnused))
      .orderBy(asc(storedFile.key))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    if (unused.length === 0) return false;
    const keys = unused.map(({ key }) => key);
    await tx.delete(storedFile).where(inArray(storedFile.key, keys));
    await tx.insert(removedFile).values(unused).onConflictDoNothing();
    return unused.length === BATCH;
  });
}

async function deleteForgotten(db: Database, bucket: Bucket): Promise<void> {
  const removed = await db.select({ key: removedFile.key }).from(removedFile).where(isInNoBackUp);
  for (const { key } of removed) {
    for await (const found of bucket.list(prefixOf(key))) for (const one of found) await bucket.remove(one);
    await db.delete(removedFile).where(eq(removedFile.key, key));
  }
}
