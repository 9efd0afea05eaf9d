import { setTimeout } from 'node:timers/promises';
import { savedOrder } from '@zapovednik/api/checkout/wire/order';
import { eq, inArray, sql } from 'drizzle-orm';
import pg from 'pg';
import { expireOrders } from '../modules/order/status/expire-orders';
import { type FreshDatabase, smallShopDatabase } from '../testing/fresh-database';
import { startShop, type TestShop } from '../testing/start-shop';
import { createDatabase } from './create-database';
import { databaseLimits } from './limits';
import { basketLine, city, idempotencyKey, order, stock } from './schema';
import { inTransaction } from './transaction';

const server = process.env.DATABASE_URL;
// PGlite has one connection, so no other one can hold a lock.
const onPostgres = server ? describe : describe.skip;

jest.setTimeout(120_000);

const SAVES = 50;
/** Milliseconds: 5 s for a connection and 2 s for the lock, on a machine that is busy. */
const BOUND = 15_000;
const limits = databaseLimits(20);

onPostgres('what waits in the database', () => {
  let database: FreshDatabase;
  let shop: TestShop;
  let foreign: pg.Client;
  beforeAll(async () => {
    database = await smallShopDatabase(server ?? '');
    shop = await startShop({ filled: await createDatabase({ url: database.url }) });
    foreign = new pg.Client(database.url);
    await foreign.connect();
    await shop.db.update(stock).set({ quantity: 1000 }).where(eq(stock.productId, 3));
  });
  // Also after a test that failed in the middle.
  afterEach(() => foreign.query('rollback'));
  afterAll(async () => {
    await foreign.end();
    await shop.close();
    await database.drop();
  });

  const form = {
    user: { fullName: 'Иван Лесов', phone: '79220000002', email: '' },
    acceptPersonData: 'Y',
    serviceId: 2,
    pickupPointId: 1,
    paymentId: 1,
  };
  const timed = async <T>(work: () => Promise<T>): Promise<{ answer: T; took: number }> => {
    const began = performance.now();
    return { answer: await work(), took: performance.now() - began };
  };
  const save = (session: string, at: number) =>
    timed(() => shop.ask('/sale/order/save/', { session, body: form, key: `attempt-${at}` }));
  /** Retries like a shopper when the shop is busy: 50 at once may be too many on a slow machine. */
  const saveAgain = async (session: string, at: number) => {
    for (let tries = 0; tries < 5; tries += 1) {
      const { answer } = await save(session, at);
      if (answer.status !== 503) return expect(savedOrder.parse(answer.value).order).not.toBeNull();
    }
    throw new Error('The shop is still busy');
  };

  test('one locked row: writes that need it are refused in seconds, reads work, and no write is half done', async () => {
    const visitors = await Promise.all(Array.from({ length: SAVES }, () => shop.visit()));
    await Promise.all(visitors.map((session) => shop.ask('/sale/basket/add/3/1/', { session })));
    await foreign.query('begin');
    await foreign.query('select from stock where product_id = 3 for update');

    let isOver = false;
    const saves = Promise.all(visitors.map(save)).finally(() => {
      isOver = true;
    });
    const reads: number[] = [];
    const reading = async (path: string) => {
      while (!isOver) {
        const { answer, took } = await timed(() => fetch(shop.root + path));
        expect([path, answer.status]).toEqual([path, 200]);
        reads.push(took);
        await setTimeout(20);
      }
    };
    const search = `/catalog/product/search/${encodeURIComponent('корм')}/`;
    await Promise.all([search, '/location/city/get/', '/healthz'].map(reading));
    reads.sort((one, other) => one - other);
    expect(reads[Math.floor(reads.length * 0.99)]).toBeLessThan(1000);
    for (const { answer, took } of await saves) {
      expect(answer).toMatchObject({ status: 503, failure: { code: 'busy' } });
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(took).toBeLessThan(BOUND);
    }
    expect(await shop.db.$count(order)).toBe(0);
    expect(await shop.db.$count(basketLine)).toBe(SAVES);
    expect(await shop.db.$count(idempotencyKey)).toBe(0);

    await foreign.query('rollback');
    await Promise.all(visitors.map(saveAgain));
    expect(await shop.db.$count(order)).toBe(SAVES);
    const [left] = await shop.db.select().from(stock).where(eq(stock.productId, 3));
    expect(left?.quantity).toBe(1000 - SAVES);
  });

  test('a flood of new visitors that wait leaves the connections of other writes alone', async () => {
    const session = await shop.visit();
    await shop.ask('/sale/basket/add/3/1/', { session });
    await foreign.query('begin');
    // Every new session is counted in this table.
    await foreign.query('lock table attempt in exclusive mode');
    const flood = Promise.all(Array.from({ length: 40 }, () => shop.ask('/personal/user/is_auth/?site=true')));
    // By now the first of them wait for the lock.
    await setTimeout(300);
    const { answer, took } = await timed(() => shop.ask('/sale/basket/add/3/1/', { session }));
    expect(answer.status).toBe(200);
    expect(took).toBeLessThan(limits.writes.connectionTimeoutMillis ?? 0);
    expect(new Set((await flood).map(({ status }) => status))).toEqual(new Set([503]));
    await foreign.query('rollback');
    expect((await shop.ask('/personal/user/is_auth/?site=true')).status).toBe(200);
  });

  test('a locked order does not prevent other unpaid orders from ending', async () => {
    const [locked, free] = await shop.db.select({ id: order.id }).from(order).limit(2);
    const ids = [locked?.id ?? 0, free?.id ?? 0];
    await shop.db.update(order).set({ payBy: new Date() }).where(inArray(order.id, ids));
    await foreign.query('begin');
    await foreign.query('select from shop_order where id = $1 for update', [locked?.id]);
    const error = jest.fn();
    expect(await expireOrders({ ...shop.work, now: () => new Date() }, { error })).toBe(1);
    expect(error).toHaveBeenCalledTimes(1);
    await foreign.query('rollback');
    expect(await expireOrders({ ...shop.work, now: () => new Date() }, { error })).toBe(1);
  });

  test('an idle transaction is ended, its connection replaced, and the process keeps running', async () => {
    const { db, jobs, close } = await createDatabase({
      url: database.url,
      limits: { ...limits, writes: { ...limits.writes, max: 1, idle_in_transaction_session_timeout: 300 } },
    });
    const idle = inTransaction(db, async (tx) => {
      await tx.update(city).set({ name: 'Нигде' });
      while ((await backends('idle in transaction')) > 0) await setTimeout(50);
      await tx.select().from(city);
    });
    await expect(idle).rejects.toThrow();
    await inTransaction(db, (tx) => tx.update(stock).set({ quantity: 7 }).where(eq(stock.productId, 5)));
    expect(await jobs.$count(city, eq(city.name, 'Нигде'))).toBe(0);
    await close();
  });

  const backends = async (state: string) => {
    const found = await foreign.query(
      'select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state = $1',
      [state],
    );
    return found.rowCount ?? 0;
  };

  test('whenever PostgreSQL ends all connections, writes get new ones', async () => {
    const writes = () =>
      Promise.all(
        Array.from({ length: limits.writes.max ?? 0 }, () => inTransaction(shop.db, (tx) => tx.execute(sql`select 1`))),
      );
    // The notice that a connection has ended may come late; until then its queries fail.
    const again = async (): Promise<unknown> => writes().catch(again);
    for (let round = 0; round < 10; round += 1) {
      await again();
      await foreign.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      await writes().catch(() => {});
    }
    const { took } = await timed(again);
    expect(took).toBeLessThan(3000);
  });
});
