import { sql } from 'drizzle-orm';
import { startShop } from '../testing/start-shop';

// PGlite has no connections that could break.
(process.env.DATABASE_URL ? test : test.skip)('connections that PostgreSQL ends are replaced', async () => {
  const shop = await startShop();
  await Promise.all(Array.from({ length: 5 }, () => shop.ask('/location/city/get/')));
  const others = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
  await shop.db.execute(others);
  const readFive = () => Promise.all(Array.from({ length: 5 }, async () => (await shop.ask('/sale/shop/get/')).status));
  // A running request fails with 503; the next one does not.
  for (const status of await readFive()) expect([200, 503]).toContain(status);
  expect(await readFive()).toEqual([200, 200, 200, 200, 200]);
  await shop.close();
});
