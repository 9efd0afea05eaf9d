import { and, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { catalogueChange } from '../../../db/schema';
import type { ShopMemory } from '../../../http/shop-state';

/** When something was read. */
export interface Moment {
  /** The transactions that this read saw, as `pg_current_snapshot()` lists them. The next read skips their notes. */
  snapshot: string;
  /**
   * The history that the snapshot belongs to: the server, its timeline, which each promotion of a replica begins anew, and the database.
   * In another one the same numbers are other transactions. Null: a replica, whose changes are not complete.
   */
  history: string | null;
}

/** The changes since an earlier read. */
export interface Changes extends Moment {
  /** Ids of products that were changed, created or deleted. */
  products: readonly number[];
  /** Ids of products of which only the stock changed. */
  stocks: readonly number[];
  /** Ids of products of which only the reviews changed. */
  reviews: readonly number[];
  /** Whether data that products refer to has changed. */
  reference: boolean;
}

/** Minimum storage time of notes, in milliseconds. */
const NOTES_KEPT = 24 * 3_600_000;
/** After this many milliseconds without a read a process may have missed notes: half of the time between two cleanups. */
export const LONGEST_GAP = 30 * 60_000;

const { what, productId, transaction, at } = catalogueChange;
const now = sql`pg_current_snapshot()`;

const server = sql`(select system_identifier from pg_control_system())`;
const timeline = sql`left(pg_walfile_name(pg_current_wal_insert_lsn()), 8)`;
const ownDatabase = sql`(select oid from pg_database where datname = current_database())`;
const moment = {
  snapshot: sql<string>`${now}::text`,
  history: sql<
    string | null
  >`case when not pg_is_in_recovery() then concat_ws('/', ${server}, ${timeline}, ${ownDatabase}) end`,
};

/** The transactions that are visible now. Call it before reading everything, so that later writes are read again. */
export async function currentMoment(db: Database): Promise<Moment> {
  const [row] = await db.select(moment).from(sql`(values (1)) as one`);
  if (!row) throw new Error('The database did not return its snapshot');
  return row;
}

/**
 * The changes that were committed after the read that saw `since`. Each note is reported once, in whatever order
 * transactions end: a note is new when its transaction began later, or was still running at that read. Long
 * transactions do no harm.
 */
export async function readChanges(db: Database, since: string): Promise<Changes> {
  const seen = sql`${since}::pg_snapshot`;
  // Only notes of a restored dump can have later numbers.
  const began = sql`(${transaction} >= pg_snapshot_xmax(${seen}) and ${transaction} < pg_snapshot_xmax(${now}))`;
  const wasRunning = sql`${transaction} = any(array(select pg_snapshot_xip(${seen})))`;
  const noted = (kind: string) => sql`from ${catalogueChange} where (${began} or ${wasRunning}) and ${what} = ${kind}`;
  const ids = (kind: string) => sql<number[] | null>`(select array_agg(distinct ${productId}) ${noted(kind)})`;
  const [row] = await db
    .select({
      ...moment,
      products: ids('product'),
      stocks: ids('stock'),
      reviews: ids('review'),
      reference: sql<boolean>`exists (select 1 ${noted('reference')})`,
    })
    .from(sql`(values (1)) as one`);
  if (!row) throw new Error('The database did not return the changes');
  const { products, stocks, reviews } = row;
  return { ...row, products: products ?? [], stocks: stocks ?? [], reviews: reviews ?? [] };
}

/** The transactions that the last clean-up of each back end could see. */
const lastSeen = new WeakMap<ShopMemory, Moment>();

/**
 * Deletes old notes, but only those that the previous clean-up could see (`seen`). The age alone is not enough: the
 * time in a note is its transaction's start, and a transaction may last for days.
 * @returns what is visible now, for the next clean-up
 */
export async function forgetOldNotes(
  db: Database,
  date: Date,
  { memory }: { readonly memory: ShopMemory },
): Promise<void> {
  const moment = await currentMoment(db);
  const seen = lastSeen.get(memory);
  if (seen?.history === moment.history) {
    const isOld = lt(at, new Date(date.getTime() - NOTES_KEPT));
    await db
      .delete(catalogueChange)
      .where(and(isOld, sql`pg_visible_in_snapshot(${transaction}, ${seen.snapshot}::pg_snapshot)`));
  }
  lastSeen.set(memory, moment);
}
