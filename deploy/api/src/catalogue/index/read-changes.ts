import { and, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { catalogueChange } from '../../db/schema';

/** What has changed since another look. */
export interface Changes {
  /** The transactions that this look saw, as `pg_current_snapshot()` lists them. The next look skips their notes. */
  snapshot: string;
  /** Ids of products that were written, made or deleted. */
  products: readonly number[];
  /** Ids of products whose stock alone changed. */
  stocks: readonly number[];
  /** Something that products refer to. */
  reference: boolean;
}

/** Milliseconds for which notes are kept at least. */
const NOTES_KEPT = 24 * 3_600_000;
/** Milliseconds after which a process that did not look may have missed notes: half of the time between two sweeps. */
export const LONGEST_GAP = 30 * 60_000;

const { what, productId, transaction, at } = catalogueChange;
const now = sql`pg_current_snapshot()`;

/** The transactions that can be seen now. Asked before everything is read, so that what is written meanwhile is read again. */
export async function currentSnapshot(db: Database): Promise<string> {
  const [row] = await db.select({ snapshot: sql<string>`${now}::text` }).from(sql`(values (1)) as one`);
  if (!row) throw new Error('The database did not tell its snapshot');
  return row.snapshot;
}

/**
 * The changes that were committed after the look that saw `since`. Each note is reported once, in whatever order transactions end: by its
 * transaction's number it is new when that transaction began later, or was still running then. How long others run does not matter.
 */
export async function readChanges(db: Database, since: string): Promise<Changes> {
  const seen = sql`${since}::pg_snapshot`;
  // Numbers that are still to come are in notes of a restored dump only.
  const began = sql`(${transaction} >= pg_snapshot_xmax(${seen}) and ${transaction} < pg_snapshot_xmax(${now}))`;
  const wasRunning = sql`${transaction} = any(array(select pg_snapshot_xip(${seen})))`;
  const noted = (kind: string) => sql`from ${catalogueChange} where (${began} or ${wasRunning}) and ${what} = ${kind}`;
  const ids = (kind: string) => sql<number[] | null>`(select array_agg(distinct ${productId}) ${noted(kind)})`;
  const [row] = await db
    .select({
      snapshot: sql<string>`${now}::text`,
      products: ids('product'),
      stocks: ids('stock'),
      reference: sql<boolean>`exists (select 1 ${noted('reference')})`,
    })
    .from(sql`(values (1)) as one`);
  if (!row) throw new Error('The database did not say what has changed');
  const { products, stocks } = row;
  return { ...row, products: products ?? [], stocks: stocks ?? [] };
}

/**
 * Deletes old notes, but only those that could be seen at the sweep before (`seen`): the time in a note is that of its
 * transaction's start, and a transaction may last for days.
 * @returns what can be seen now, for the next sweep
 */
export async function forgetOldNotes(db: Database, date: Date, seen: string | null): Promise<string> {
  const snapshot = await currentSnapshot(db);
  if (seen !== null) {
    const isOld = lt(at, new Date(date.getTime() - NOTES_KEPT));
    await db
      .delete(catalogueChange)
      .where(and(isOld, sql`pg_visible_in_snapshot(${transaction}, ${seen}::pg_snapshot)`));
  }
  return snapshot;
}
