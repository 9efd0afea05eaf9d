import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { catalogueChange } from '../../db/schema';

/** What has changed since another look. */
export interface Changes {
  /** Where the next look begins: the oldest transaction that was still running. */
  horizon: string;
  /** Ids of products that were written, made or deleted. */
  products: readonly number[];
  /** Ids of products whose stock alone changed. */
  stocks: readonly number[];
  /** Something that products refer to. */
  reference: boolean;
}

/** How long notes are kept; whoever looks less often has to read everything anew. */
export const NOTES_KEPT = 24 * 3_600_000;

const horizon = sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`;

/** The place in time from which changes are to be looked for, before everything is read. */
export async function currentHorizon(db: Database): Promise<string> {
  const [row] = await db.select({ horizon }).from(sql`(values (1)) as one`);
  return row?.horizon ?? '0';
}

/**
 * The changes that were committed since `since`. Notes bear the number of their transaction, and are looked for from the oldest
 * one that had not ended at the look before: however long a transaction lasts, its notes are seen once it has ended.
 */
export async function readChanges(db: Database, since: string): Promise<Changes> {
  const { what, productId, transaction } = catalogueChange;
  const noted = (kind: string) =>
    sql`from ${catalogueChange} where ${transaction} >= ${since}::xid8 and ${what} = ${kind}`;
  const ids = (kind: string) => sql<number[] | null>`(select array_agg(distinct ${productId}) ${noted(kind)})`;
  const [row] = await db
    .select({
      horizon,
      products: ids('product'),
      stocks: ids('stock'),
      reference: sql<boolean>`exists (select 1 ${noted('reference')})`,
    })
    .from(sql`(values (1)) as one`);
  if (!row) throw new Error('The database did not say what has changed');
  const { products, stocks } = row;
  return { ...row, products: products ?? [], stocks: stocks ?? [] };
}

export async function forgetOldNotes(db: Database, now: Date): Promise<void> {
  await db.delete(catalogueChange).where(lt(catalogueChange.at, new Date(now.getTime() - NOTES_KEPT)));
}
