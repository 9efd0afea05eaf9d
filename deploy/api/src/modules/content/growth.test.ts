import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { useShop } from '../../testing/use-shop';
import { publicationBy } from './publications';
import { contentVersion } from './version';

const MANY = 20_000;
const shop = useShop();
beforeAll(async () => {
  await shop.db.execute(sql`
    insert into publication (kind, code, title, lead, body, picture, topic, published_at, updated_at)
    select 'article', 'a-' || n, 't', 'l', 'b', '/p', 'topic-' || (n % 4), now() - n * interval '1 hour', now()
    from generate_series(1, ${MANY}) as n`);
  await shop.db.execute(sql`analyze`);
});

/** The number of rows that the database reads from a table for a call, by the database's own count. */
async function rowsRead(table: string, ask: (tx: Database) => Promise<unknown>): Promise<number> {
  return shop.db.transaction(async (tx) => {
    const counted = async () => {
      const [row] = await tx
        .select({ read: sql`seq_tup_read + coalesce(idx_tup_fetch, 0)`.mapWith(Number) })
        .from(sql`pg_stat_xact_user_tables`)
        .where(sql`relname = ${table}`);
      return row?.read ?? 0;
    };
    const before = await counted();
    await ask(tx);
    return (await counted()) - before;
  });
}

const now = () => new Date();

test('one of 20,000 texts, with what to read next, is found by indexes', async () => {
  expect(await rowsRead('publication', (db) => publicationBy('article', 'a-500', { db, now }))).toBeLessThan(100);
});

test('the version of the content, which gateways ask for all the time, reads a row of each kind', async () => {
  expect(await rowsRead('publication', (db) => contentVersion({ db, now }))).toBeLessThan(100);
});
