import { savedOrder } from '@zapovednik/api/checkout/wire/order';
import { and, eq, ne, sql, sum } from 'drizzle-orm';
import { createDatabase } from '../../db/create-database';
import type { OpenDatabase } from '../../db/database';
import { autoOrder, basket, basketLine, coupon, customer, order, orderLine, session, stock } from '../../db/schema';
import { keyOf } from '../../http/session';
import { type FreshDatabase, smallShopDatabase } from '../../testing/fresh-database';
import { makeNextOrders } from '../../testing/make-next-orders';
import { pastOrder } from '../../testing/past-order';
import { EKATERINBURG } from '../../testing/small-shop';
import { startShop, type TestShop } from '../../testing/start-shop';

jest.setTimeout(240_000);

/** PGlite has one connection, so there are no deadlocks. */
const server = process.env.DATABASE_URL;
const onPostgres = server ? describe : describe.skip;

const CUSTOMERS = Array.from({ length: 20 }, (_, at) => 11 + at);
/** Every second customer has an auto-order; the others cancel their orders of the previous round. */
const hasAutoOrder = (customerId: number) => customerId % 2 === 0;
const REPEATING = CUSTOMERS.filter(hasAutoOrder);
const ROUNDS = 10;
const PIECES = 100_000;

onPostgres('everybody wants the same goods', () => {
  let database: FreshDatabase;
  let opened: OpenDatabase;
  let shop: TestShop;
  beforeAll(async () => {
    database = await smallShopDatabase(server ?? '');
    opened = await createDatabase({ url: database.url });
    shop = await startShop({ filled: opened });
    await shop.db.update(stock).set({ quantity: PIECES });
    await shop.db.insert(coupon).values({ code: 'ВСЕМ', percent: 10, usesLeft: PIECES });
    await shop.db.insert(customer).values(CUSTOMERS.map((id) => ({ id, login: `customer-${id}` })));
    const expiresAt = new Date('2100-01-01');
    await shop.db
      .insert(session)
      .values(CUSTOMERS.map((customerId) => ({ key: keyOf(sessionOf(customerId)), customerId, expiresAt })));
    await shop.db.insert(basket).values(CUSTOMERS.map((id) => ({ id, customerId: id, locationId: EKATERINBURG })));
    for (const customerId of REPEATING) {
      const orderId = await pastOrder(shop.db, { customerId, productIds: [1, 3] });
      const week = { variant: 'week', interval: 1, unit: 'week', nextDate: '2026-01-01' } as const;
      await shop.db.insert(autoOrder).values({ orderId, customerId, ...week });
    }
    await shop.db.update(order).set({ pickupPointId: 1 });
  });
  afterAll(async () => {
    await shop.close();
    await database.drop();
  });

  const sessionOf = (customerId: number) => `session-${customerId}`;
  const form = {
    user: { fullName: 'Иван Лесов', phone: '79220000002', email: '' },
    acceptPersonData: 'Y',
    serviceId: 2,
    pickupPointId: 1,
    paymentId: 1,
  };
  const deadlocks = () =>
    shop.db.select({ deadlocks: sql`deadlocks` }).from(sql`pg_stat_database`).where(sql`datname = current_database()`);

  /** Full baskets with a promotion code, half of them in reverse order; all auto-orders are due. */
  async function prepare(round: number): Promise<void> {
    await shop.db
      .insert(basketLine)
      .values(
        CUSTOMERS.flatMap((basketId) =>
          (basketId % 2 ? [1, 3] : [3, 1]).map((productId) => ({ basketId, productId, quantity: 2 })),
        ),
      );
    await shop.db.update(basket).set({ couponCode: 'ВСЕМ' });
    await shop.db.update(autoOrder).set({ nextDate: `2026-01-${String(round + 1).padStart(2, '0')}` });
  }

  test('concurrent saves, auto-orders and cancels wait for each other without deadlocks', async () => {
    const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
    const before = await deadlocks();
    let children = 0;
    let last: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await prepare(round);
      const cancelling = CUSTOMERS.flatMap((customerId, at) => {
        const id = hasAutoOrder(customerId) ? undefined : last[at];
        return id === undefined ? [] : shop.ask(`/personal/order/cancel/${id}/`, { session: sessionOf(customerId) });
      });
      const saving = CUSTOMERS.map((id) => shop.ask('/sale/order/save/', { session: sessionOf(id), body: form }));
      const [cancels, saves, made] = await Promise.all([
        Promise.all(cancelling),
        Promise.all(saving),
        makeNextOrders(shop.work, { processes: 2, log }),
      ]);
      expect(new Set([...cancels, ...saves].map(({ status }) => status))).toEqual(new Set([200]));
      last = saves.map(({ value }) => savedOrder.parse(value).order?.ID ?? 0);
      children += made;
    }
    expect([log.warn, log.error].flatMap(({ mock }) => mock.calls)).toEqual([]);
    expect(children).toBe(REPEATING.length * ROUNDS);
    const [sold] = await shop.db
      .select({ pieces: sum(orderLine.quantity).mapWith(Number) })
      .from(orderLine)
      .innerJoin(
        order,
        and(eq(order.id, orderLine.orderId), ne(order.sessionKey, 'of long ago'), ne(order.statusId, 'CL')),
      )
      .where(eq(orderLine.productId, 3));
    const [left] = await shop.db.select().from(stock).where(eq(stock.productId, 3));
    expect(left?.quantity).toBe(PIECES - (sold?.pieces ?? 0));
    expect(await deadlocks()).toEqual(before);
  });
});
