import { is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';
import { lockFor } from '../db/lock-numbers';
import * as schema from '../db/schema';
import { inTransaction } from '../db/transaction';
import { chooseData, type FoundData, type WantedData, WrongData } from './choose-data';
import { loadDemoData } from './demo-data';
import { fillReference } from './reference';
import type { SeedOptions } from './seed-options';

/** When several processes seed or reset one database, the others wait for the first one. */
const oneAtATime = lockFor('first data');

/** Production: a shop of your own on a server. */
export const OWN_SHOP: WantedData = { seed: 'reference', isServer: true, isPublic: true };

const has = async (db: Database, table: PgTable) =>
  (await db.select({ found: sql`1` }).from(table).limit(1)).length > 0;

async function dataIn(db: Database): Promise<FoundData> {
  return {
    isDemo: await has(db, schema.demoData),
    hasPlaces: await has(db, schema.city),
    hasPeople: (await has(db, schema.customer)) || (await has(db, schema.order)),
  };
}

/**
 * Seeds an empty database at the start of the shop. A database with data is only checked. It uses one transaction: if
 * the process stops in the middle, the database stays empty, and the next start seeds it.
 *
 * @param options of the demonstration; `scale` 0 leaves out all of it
 * @returns the content of the database
 * @throws WrongData if demonstration data would mix with real data, be served to the public without `SEED=demo`, or is
 * not installed; or if `scale` asks for more products than can be different
 */
export async function prepareData(db: Database, wanted: WantedData, options: SeedOptions): Promise<'demo' | 'real'> {
  const { found, fill } = await inTransaction(db, async (transaction) => {
    await transaction.execute(oneAtATime);
    const found = await dataIn(transaction);
    const chosen = chooseData(found, wanted);
    const fill = chosen === 'demo' && options.scale === 0 ? null : chosen;
    if (fill === 'demo') await (await loadDemoData()).fillDemo(transaction, options);
    if (fill === 'reference') await fillReference(transaction);
    // No process has read the data before this, so change notes are not needed.
    if (fill) await transaction.delete(schema.catalogueChange);
    return { found, fill };
  });
  if (fill) await db.execute(sql`analyze`);
  return found.isDemo || fill === 'demo' ? 'demo' : 'real';
}

/** Whether a database holds a demonstration. */
export const holdsDemo = (db: Database): Promise<boolean> => has(db, schema.demoData);

/**
 * Checks that a database has the first data of a shop of your own. A shop that only this machine reaches may also show a demonstration.
 *
 * @throws WrongData if it has none, or holds a demonstration that the public would see
 */
export async function requireFilled(db: Database, isPublic: boolean): Promise<void> {
  const found = await dataIn(db);
  if ((found.isDemo && !isPublic) || chooseData(found, OWN_SHOP) === null) return;
  throw new WrongData('The database has no first data: run the role migrate first');
}

/** @throws WrongData unless the database is a demonstration, or will be one */
export function mayReset(found: FoundData, wanted: WantedData): void {
  if (chooseData(found, wanted) !== 'demo' && !found.isDemo)
    throw new WrongData('Only a demonstration is reset, and this database holds none. SEED=demo fills an empty one');
}

/**
 * Empties every table of a demonstration database and seeds it again, in one transaction. Readers wait and then see the
 * new data. If the process stops in the middle, the old data stays. Sessions end, and change notes update a running
 * catalogue.
 *
 * @throws WrongData if the database has other data, or demonstration data is not installed
 */
export async function resetData(db: Database, wanted: WantedData, options: SeedOptions): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await transaction.execute(oneAtATime);
    mayReset(await dataIn(transaction), wanted);
    const tables = sql.join(
      Object.values(schema)
        .filter((table) => is(table, PgTable))
        .map((table) => sql`${table}`),
      sql`, `,
    );
    await transaction.execute(sql`truncate ${tables} restart identity`);
    const { fillDemo } = await loadDemoData();
    await fillDemo(transaction, options);
  });
  await db.execute(sql`analyze`);
}
