import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as onPostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as onPglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import * as z from 'zod/mini';
import { freshDatabase } from '../testing/fresh-database';
import { startShop, type TestShop } from '../testing/start-shop';
import { createDatabase, extensions, migrationsFolder } from './create-database';
import type { OpenDatabase } from './database';

/** The migrations of the older shop: only the baseline. */
const OLDER = 1;
const olderShop = readFileSync(fileURLToPath(new URL('../testing/older-shop.sql', import.meta.url)), 'utf8');

let folder: string;
let shop: TestShop;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  const { DATABASE_URL } = process.env;
  shop = await startShop({ filled: DATABASE_URL ? await onServer(DATABASE_URL) : await inFolder() });
}, 60_000);
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

const journal = z.looseObject({ entries: z.array(z.unknown()) });

/** A folder with only the older migrations. */
function olderMigrations(): string {
  const older = join(folder, 'migrations');
  cpSync(migrationsFolder, older, { recursive: true });
  const file = join(older, 'meta/_journal.json');
  const all = journal.parse(JSON.parse(readFileSync(file, 'utf8')));
  writeFileSync(file, JSON.stringify({ ...all, entries: all.entries.slice(0, OLDER) }));
  return older;
}

async function inFolder(): Promise<OpenDatabase> {
  const client = await PGlite.create({ extensions, dataDir: join(folder, 'database') });
  await migratePglite(onPglite(client), { migrationsFolder: olderMigrations() });
  await client.exec(olderShop);
  await client.close();
  return createDatabase({ folder });
}

async function onServer(server: string): Promise<OpenDatabase> {
  const { url, drop } = await freshDatabase(server);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await migratePostgres(onPostgres(client), { migrationsFolder: olderMigrations() });
  await client.query(olderShop);
  await client.end();
  const opened = await createDatabase({ url });
  return { ...opened, close: () => opened.close().then(drop) };
}

test('goods, prices and stock are kept', async () => {
  expect(await shop.ask('/catalog/product/get_by_code/korm_les_1/')).toMatchObject({ status: 200 });
  expect(await shop.ask('/catalog/product/get_page/?filter[ID]=1')).toMatchObject({
    value: { products: [{ id: 1, city_quantity: 20 }] },
  });
});

test('a session continues, with its customer, basket, promotion code and favourites', async () => {
  const session = 'older-anna';
  expect(await shop.ask('/personal/user/get/', { session })).toMatchObject({ value: { login: 'anna@example.ru' } });
  expect(await shop.ask('/sale/basket/get/', { session })).toMatchObject({
    value: { basket: [{ PRODUCT_ID: 1, QUANTITY: 2 }], total: { PROMOCODE: 'ЛЕТО' } },
  });
  expect(await shop.ask('/catalog/product/get_favorites/', { session })).toMatchObject({ status: 200 });
});

test('orders keep their totals and their owners', async () => {
  const state = (session: string, id: number) => shop.ask(`/sale/order/get_state/${id}/`, { session });
  expect(await state('older-anna', 100_001)).toMatchObject({ value: { STATUS_ID: 'N', PRICE: 900, PAYMENT: null } });
  expect(await state('older-visitor', 100_002)).toMatchObject({ value: { PRICE: 900 } });
  expect(await state('older-visitor', 100_001)).toMatchObject({ status: 404 });
});

test('and the shop can sell', async () => {
  const session = await shop.visit();
  expect(await shop.ask('/sale/basket/add/3/1/', { session })).toMatchObject({ status: 200 });
  expect(
    await shop.ask('/personal/user/auth/', { session, body: { login: 'boris', password: 'лесная-поляна' } }),
  ).toMatchObject({ status: 200 });
});
