import { execFile } from 'node:child_process';
import { chmod, readdir, readFile, rename, truncate, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { addReviewPicture } from '@zapovednik/api/catalog/calls/review-writes';
import { addToBasket } from '@zapovednik/api/checkout/calls/basket';
import { createLog } from 'deploy-api/base/log';
import { createDatabase } from 'deploy-api/db/create-database';
import { databaseTime } from 'deploy-api/db/database-time';
import { order, storedFile } from 'deploy-api/db/schema/index';
import { checkFiles } from 'deploy-api/files/check-files';
import { filesInRows } from 'deploy-api/files/files-in-rows';
import { openFiles } from 'deploy-api/files/open-files';
import { freshDatabase } from 'deploy-api/testing/fresh-database';
import { pastOrder } from 'deploy-api/testing/past-order';
import { fillSmallShop } from 'deploy-api/testing/small-shop';
import { startShop, type TestShop } from 'deploy-api/testing/start-shop';
import { type TemporaryBucket, temporaryBucket } from 'deploy-api/testing/temporary-bucket';
import { root } from 'deploy-build/sources/app';
import { inArray, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { installBackRest } from './install-backrest';
import { orderNumberOf, orderToFetch } from './place-order';
import { type TemporaryPostgres, temporaryPostgres } from './temporary-postgres';

jest.setTimeout(120_000);
const run = promisify(execFile);

let folder: string;
let postgres: TemporaryPostgres;
let url: string;
let store: TemporaryBucket;
let inStore: Awaited<ReturnType<typeof openFiles>>;

beforeAll(async () => {
  installBackRest();
  postgres = await temporaryPostgres(
    ...['wal_level=replica', 'archive_mode=on', 'full_page_writes=on', 'synchronous_commit=on'],
    // It runs in the folder of the data.
    `'archive_command=pgbackrest --config=$PWD/../pgbackrest.conf --stanza=shop archive-push %p'`,
  );
  const { PGHOST, PGPORT, PGUSER } = postgres.programs;
  folder = dirname(postgres.data);
  const shipped = await readFile(join(root, 'deploy/production/postgres/pgbackrest.conf'), 'utf8');
  const own = Object.entries({ path: postgres.data, 'socket-path': PGHOST, port: PGPORT, user: PGUSER });
  const settings = [
    shipped
      .replace(/^repo1-path=.*$/m, `repo1-path=${folder}/repository\nlock-path=${folder}`)
      .replace(/^pg1-path=.*$/m, ''),
    ...own.map(([name, value]) => `pg1-${name}=${value}`),
  ];
  await writeFile(join(folder, 'pgbackrest.conf'), settings.join('\n'));
  // The owner of the data reads it, also where this process makes only files of its own.
  await chmod(join(folder, 'pgbackrest.conf'), 0o644);
  // Without the template that others copy: each database is a thousand files.
  ({ url } = await freshDatabase(postgres.url));
  store = await temporaryBucket();
  inStore = await openFiles(store.account, createLog('silent'));
  const { db, close } = await createDatabase({ url });
  await fillSmallShop(db).finally(close);
}, 60_000);
afterAll(async () => {
  await inStore?.close();
  await store?.stop();
  await postgres?.stop();
});

/** A command, as on the machine of the database. */
async function command(name: 'backup' | 'restore', ...words: string[]): Promise<string> {
  const script = join(root, `deploy/production/src/cli/${name}.ts`);
  const env = {
    PATH: process.env.PATH,
    ...postgres.programs,
    PGDATA: postgres.data,
    PGDATABASE: new URL(url).pathname.slice(1),
    PGBACKREST_CONFIG: join(folder, 'pgbackrest.conf'),
    BACKUP_FOLDER: join(folder, 'dumps'),
  };
  return (await run(process.execPath, ['--import', 'tsx', script, ...words], { env })).stdout;
}

/** Its files are in a store; those of before are in their rows. */
async function inShop<Result>(work: (shop: TestShop) => Promise<Result>, files = inStore.files): Promise<Result> {
  const shop = await startShop({ filled: await createDatabase({ url }), files });
  return work(shop).finally(shop.close);
}

const bytesOf = async (shop: TestShop, picture: string) => {
  const answer = await fetch(`${shop.root}${picture}-320.jpg`);
  return answer.ok ? Buffer.from(await answer.arrayBuffer()).toString('base64') : null;
};

const allBytes = (shop: TestShop, pictures: readonly string[]) =>
  Promise.all(pictures.map((picture) => bytesOf(shop, picture)));

async function placeOrder(shop: TestShop): Promise<number> {
  const visitor = await shop.visitor();
  await visitor.api(addToBasket, { id: 1, qty: 1 });
  return orderNumberOf((await visitor.ask('/sale/order/save/', orderToFetch)).value);
}

async function reviewWithPhoto(shop: TestShop, product: number): Promise<string> {
  const session = await shop.signIn('anna@example.ru');
  await pastOrder(shop.db, { customerId: 1, productIds: [product] });
  const photo = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#7fae6b' } })
    .jpeg()
    .toBuffer();
  const upload = { session, body: { file: photo.toString('base64') } };
  const { id, picture } = addReviewPicture.answer.parse((await shop.ask('/catalog/review/add_picture/', upload)).value);
  const body = { product, score: 5, text: 'Ест с удовольствием.', pictures: [id] };
  expect((await shop.ask('/catalog/review/add/', { session, body })).status).toBe(200);
  return picture;
}

test('after an accident one command brings back the moment before it, with an order and photos made after the last back-up, also those in a store', async () => {
  expect(await command('backup')).toMatch(/^Копии целы.*\n\S+\.dump\n$/);
  const inRow = await inShop((shop) => reviewWithPhoto(shop, 1), filesInRows);
  const before = await inShop(async (shop) => {
    const pictures = [inRow, await reviewWithPhoto(shop, 3)];
    const made = { order: await placeOrder(shop), pictures, bytes: await allBytes(shop, pictures) };
    expect(made.bytes).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)]);
    const moment = await databaseTime(shop.db);
    await wait(20);
    const later = await placeOrder(shop);
    await shop.db.execute(sql`truncate shop_order, review, review_picture cascade`);
    // Nobody noticed it until the jobs had done their work.
    await shop.db.update(storedFile).set({ createdAt: sql`now() - interval '2 hours'` });
    await shop.work.files.sweep(shop.db);
    expect(await shop.db.$count(storedFile)).toBe(0);
    return { ...made, moment, later };
  });
  await inShop(async (shop) => expect(await allBytes(shop, before.pictures)).toEqual([null, null]));

  const to = ['--to', before.moment.toISOString(), '--yes'];
  await expect(command('restore', ...to)).rejects.toThrow('PostgreSQL работает');
  await postgres.whileStopped(async () => {
    await expect(command('restore', '--to', '2001-01-01 00:00:00', '--yes')).rejects.toThrow('pgbackrest');
    expect(await command('restore', ...to)).toContain('База возвращена');
  });
  await inShop(async (shop) => {
    const made = inArray(order.id, [before.order, before.later]);
    expect(await shop.db.select({ id: order.id }).from(order).where(made)).toEqual([{ id: before.order }]);
    expect(await allBytes(shop, before.pictures)).toEqual(before.bytes);
    // Also after the jobs of the restored shop.
    await shop.work.files.sweep(shop.db);
    expect(inStore.bucket && (await checkFiles(shop.db, inStore.bucket))).toMatchObject({ missing: [] });
    // The number of the order that is gone, and its signed link, are never given to another.
    expect(await placeOrder(shop)).toBeGreaterThan(before.later + 1000);
  });
});

test('a back-up that is cut, and a log with a hole, are noticed when they are checked', async () => {
  const repository = join(folder, 'repository');
  const files = (await readdir(repository, { recursive: true })).sort();
  const copied = files.find((name) => /^backup\/shop\/[^/]+\/bundle\/1$/.test(name)) ?? '';
  const [, second = ''] = files.filter((name) => /^archive\/.*\/[0-9A-F]{24}-/.test(name));
  const check = () => command('backup', '--check');

  await rename(join(repository, copied), join(folder, 'kept'));
  await expect(check()).rejects.toThrow('missing');
  await run('cp', ['--archive', join(folder, 'kept'), join(repository, copied)]);
  await truncate(join(repository, copied), 10);
  await expect(check()).rejects.toThrow('invalid');
  await rename(join(folder, 'kept'), join(repository, copied));

  const inTheMiddle = join(repository, second);
  await rename(inTheMiddle, join(folder, 'kept'));
  await expect(check()).rejects.toThrow('В архиве журнала нет файлов');
  await rename(join(folder, 'kept'), inTheMiddle);
  expect(await check()).toContain('Копии целы');
});
