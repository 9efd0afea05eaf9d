import { addToBasket } from '@zapovednik/api/checkout/calls/basket';
import { savedOrder } from '@zapovednik/api/checkout/wire/order';
import { count, eq, sum } from 'drizzle-orm';
import { bonusMovement, coupon, customer, order, orderLine, stock } from '../../db/schema';
import { useShop } from '../../testing/use-shop';

jest.setTimeout(120_000);

/** Number of concurrent calls. On PostgreSQL they are concurrent in the database, on PGlite before it. */
const MANY = 50;

const shop = useShop();

const form = (changes = {}) => ({
  user: { fullName: 'Иван Лесов', phone: '79220000002', email: '' },
  acceptPersonData: 'Y',
  serviceId: 2,
  pickupPointId: 1,
  paymentId: 1,
  ...changes,
});
const save = async (session: string, changes = {}, options = {}) =>
  savedOrder.parse((await shop.ask('/sale/order/save/', { session, body: form(changes), ...options })).value);
const many = <T>(work: (at: number) => Promise<T>) => Promise.all(Array.from({ length: MANY }, (_, at) => work(at)));
const ordersOf = async (productId: number) => {
  const [row] = await shop.db
    .select({ orders: count(), pieces: sum(orderLine.quantity).mapWith(Number) })
    .from(orderLine)
    .where(eq(orderLine.productId, productId));
  return row;
};
const piecesOf = (productId: number, quantity?: number) =>
  quantity === undefined
    ? shop.db.select().from(stock).where(eq(stock.productId, productId))
    : shop.db.update(stock).set({ quantity }).where(eq(stock.productId, productId)).returning();

test('API-94 50 saves of one attempt make one order', async () => {
  const session = await shop.visit();
  await shop.ask('/sale/basket/add/2/1/', { session });
  const answers = await many(() => save(session, {}, { key: 'attempt' }));
  expect(new Set(answers.map(({ order: made }) => made?.ID)).size).toBe(1);
  expect(await ordersOf(2)).toEqual({ orders: 1, pieces: 1 });
});

test('API-94 50 shoppers who want one of 10 pieces each buy exactly 10', async () => {
  await piecesOf(4, 10);
  const visitors = await many(() => shop.visit());
  await Promise.all(visitors.map((session) => shop.ask('/sale/basket/add/4/1/', { session })));
  const answers = await Promise.all(visitors.map((session) => save(session)));
  expect(answers.filter(({ order: made }) => made)).toHaveLength(10);
  for (const { order: made, CALCULATE_ERROR } of answers) {
    if (!made) expect(CALCULATE_ERROR).toBe('Не хватает товаров. Мячик «Поле»: нет в наличии');
  }
  expect(await ordersOf(4)).toEqual({ orders: 10, pieces: 10 });
  expect((await piecesOf(4))[0]?.quantity).toBe(0);
});

test('API-94 baskets with the same goods in another order never cause a deadlock', async () => {
  await piecesOf(1, 1000);
  await piecesOf(3, 1000);
  const visitors = await many(() => shop.visit());
  await Promise.all(
    visitors.map(async (session, at) => {
      for (const product of at % 2 === 0 ? [1, 3] : [3, 1])
        await shop.ask(`/sale/basket/add/${product}/1/`, { session });
    }),
  );
  const answers = await Promise.all(visitors.map((session) => save(session)));
  expect(answers.filter(({ order: made }) => made)).toHaveLength(MANY);
});

test('ORD-10 bonuses are spent once, on any number of devices', async () => {
  const devices = await Promise.all(Array.from({ length: 8 }, () => shop.signIn('anna@example.ru')));
  // Each city has its own basket, but all share one balance.
  await Promise.all(devices.map((session) => shop.ask('/sale/basket/add/3/20/', { session })));
  const one = devices.map((session, at) => save(session, { bonusOut: 400 }, { key: `device-${at}` }));
  const inAnotherCity = devices.map((session) =>
    shop.ask('/sale/order/one_click/', {
      session,
      body: { productId: 3, name: 'Анна', phone: '79220000001', acceptPersonData: 'Y' },
    }),
  );
  await Promise.all([...one, ...inAnotherCity]);
  const [anna] = await shop.db.select().from(customer).where(eq(customer.id, 1));
  const spent = await shop.db.select().from(bonusMovement).where(eq(bonusMovement.kind, 'spent'));
  expect(spent.map(({ amount }) => amount)).toEqual([-400]);
  expect(anna?.bonusBalance).toBe(100);
});

test('API-64 a code with one use per customer is used once for one phone, whatever the session', async () => {
  await shop.db.insert(coupon).values({ code: 'ОДИН', percent: 50, isOncePerCustomer: true });
  const visitors = await many(() => shop.visit());
  await Promise.all(
    visitors.map(async (session) => {
      await shop.ask('/sale/basket/add/3/1/', { session });
      await shop.ask('/sale/basket/promocode/', { session, body: { promocode: 'ОДИН' } });
    }),
  );
  const answers = await Promise.all(visitors.map((session) => save(session, { expectedPrice: 50 })));
  expect(answers.filter(({ order: made }) => made)).toHaveLength(1);
  expect(await shop.db.$count(order, eq(order.couponCode, 'ОДИН'))).toBe(1);
});

test('API-99 API-94 concurrent cancelling and buying of the same goods loses no piece', async () => {
  await piecesOf(4, 20);
  const boris = await shop.customer('boris');
  const made: number[] = [];
  for (let at = 0; at < 10; at += 1) {
    await boris.api(addToBasket, { id: 4, qty: 2 });
    made.push((await save(boris.session())).order?.ID ?? 0);
  }
  const visitors = await Promise.all(Array.from({ length: 10 }, () => shop.visit()));
  const cancelled = made.map((id) => boris.ask(`/personal/order/cancel/${id}/`));
  const again = made.map((id) => boris.ask(`/personal/order/cancel/${id}/`));
  const bought = visitors.map(async (one) => {
    await shop.ask('/sale/basket/add/4/1/', { session: one });
    return (await save(one)).order !== null;
  });
  for (const { status } of await Promise.all([...cancelled, ...again])) expect(status).toBe(200);
  const sold = (await Promise.all(bought)).filter(Boolean).length;
  expect((await piecesOf(4))[0]?.quantity).toBe(20 - sold);
});
