import { savedOrder } from '@zapovednik/api/checkout/wire/order';
import { and, eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { issueToken } from '../modules/people/letters/mail-token';
import { type FreshDatabase, smallShopDatabase } from '../testing/fresh-database';
import { makeNextOrders } from '../testing/make-next-orders';
import { patientLimits } from '../testing/patient-limits';
import { PASSWORD } from '../testing/small-shop';
import { startShop, type TestShop } from '../testing/start-shop';
import { createDatabase } from './create-database';
import type { OpenDatabase } from './database';
import { autoOrder, basket, order } from './schema';

const ANNA = { id: 1, email: 'anna@example.ru' };
const server = process.env.DATABASE_URL;
// PGlite has one connection, so there are no deadlocks.
const onPostgres = server ? describe : describe.skip;

jest.setTimeout(60_000);

onPostgres('writers that wait for the same row, and then for each other’s', () => {
  let database: FreshDatabase;
  let opened: OpenDatabase;
  let shop: TestShop;
  let foreign: pg.Client;
  beforeEach(async () => {
    database = await smallShopDatabase(server ?? '');
    opened = await createDatabase({ url: database.url, limits: patientLimits });
    shop = await startShop({ filled: opened });
    foreign = new pg.Client(database.url);
    await foreign.connect();
  });
  afterEach(async () => {
    await foreign.end();
    await shop.close();
    await database.drop();
  });

  const isHere = sql`datname = current_database()`;
  const deadlocks = () => shop.db.select({ deadlocks: sql`deadlocks` }).from(sql`pg_stat_database`).where(isHere);
  const waiting = async (many: number) => {
    const backends = () => shop.db.$count(sql`pg_stat_activity`, and(isHere, sql`wait_event_type = 'Lock'`));
    while ((await backends()) < many) await new Promise((resolve) => setTimeout(resolve, 10));
  };

  /** Both writers wait while another connection holds the rows; then it releases them. Returns their answers. */
  async function together<A, B>(held: string, first: () => Promise<A>, second: () => Promise<B>): Promise<[A, B]> {
    const before = await deadlocks();
    await foreign.query('begin');
    await foreign.query(`${held} for update`);
    const one = first();
    await Promise.race([waiting(1), one]);
    const other = second();
    await Promise.race([waiting(2), other]);
    await foreign.query('commit');
    const answers = await Promise.all([one, other]);
    expect(await deadlocks()).toEqual(before);
    return answers;
  }

  const form = {
    user: { fullName: 'Анна Лесная', phone: '79220000001', email: '' },
    acceptPersonData: 'Y',
    serviceId: 2,
    pickupPointId: 1,
    paymentId: 1,
  };
  const put = (session: string) => shop.ask('/sale/basket/add/3/1/', { session });
  const save = (session: string) => shop.ask('/sale/order/save/', { session, body: form });
  const buy = async (session: string): Promise<number> => {
    await put(session);
    return savedOrder.parse((await save(session)).value).order?.ID ?? 0;
  };

  test('an auto-order makes its next order while its customer buys the same goods', async () => {
    const session = await shop.signIn(ANNA.email);
    const orderId = await buy(session);
    const week = { variant: 'week', interval: 1, unit: 'week', nextDate: '2026-01-01' } as const;
    await shop.db.insert(autoOrder).values({ orderId, customerId: ANNA.id, ...week });
    await put(session);
    const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
    const [made, saved] = await together(
      'select from stock where product_id = 3',
      () => makeNextOrders(shop.work, { log }),
      () => save(session),
    );
    expect([made, saved.status]).toEqual([1, 200]);
    expect(log.warn).not.toHaveBeenCalled();
  });

  test('a customer saves an order on one device, and recovers the password on another', async () => {
    const session = await shop.signIn(ANNA.email);
    await put(session);
    const other = await shop.visit();
    await put(other);
    const token = await issueToken(
      shop.db,
      { customerId: ANNA.id, purpose: 'recovery', email: ANNA.email },
      new Date(),
    );
    const body = { token, password: 'новый-пароль' };
    const [saved, restored] = await together(
      `select from basket where customer_id = ${ANNA.id}`,
      () => save(session),
      () => shop.ask('/personal/user/restore/', { session: other, body }),
    );
    expect([saved.status, restored.status]).toEqual([200, 200]);
    expect(await shop.db.$count(basket, eq(basket.customerId, ANNA.id))).toBe(1);
  });

  test('a customer cancels an order, and changes the password in the session that made it', async () => {
    const [session, other] = [await shop.signIn(ANNA.email), await shop.signIn(ANNA.email)];
    const id = await buy(session);
    await shop.db.update(order).set({ bonusOut: 10 });
    const body = { old_password: PASSWORD, password: 'новый-пароль' };
    const [cancelled, changed] = await together(
      `select from shop_order where id = ${id}`,
      () => shop.ask(`/personal/order/cancel/${id}/`, { session: other }),
      () => shop.ask('/personal/user/change_password/', { session, body }),
    );
    expect([cancelled.status, changed.status]).toEqual([200, 200]);
  });
});
