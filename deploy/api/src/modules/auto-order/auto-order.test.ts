import { autoOrderMode } from '@zapovednik/api/cabinet/calls/auto-order';
import { personalOrder } from '@zapovednik/api/cabinet/calls/personal-order';
import { savedOrder } from '@zapovednik/api/checkout/wire/order';
import { and, eq } from 'drizzle-orm';
import { autoOrder, city, customer, message, order, pickupPoint, stock } from '../../db/schema';
import { makeNextOrders } from '../../testing/make-next-orders';
import { EKATERINBURG, PERM } from '../../testing/small-shop';
import { useShop } from '../../testing/use-shop';

const DAY = 86_400_000;
const now = new Date('2026-11-21T06:00:00Z');
let anna: string;
const shop = useShop({ at: now });
beforeAll(async () => {
  await shop.db.update(city).set({ isRc: false }).where(eq(city.locationId, PERM));
  await shop.db.update(stock).set({ quantity: 1000 }).where(eq(stock.productId, 3));
  anna = await shop.signIn('anna@example.ru');
});
afterEach(async () => {
  await shop.db.delete(autoOrder);
});

const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
/** Runs the auto-orders so many days later. */
const run = (days: number, processes = 1) =>
  makeNextOrders({ ...shop.work, now: () => new Date(now.getTime() + days * DAY) }, { processes, log });
const ask = (path: string, session = anna, options = {}) =>
  shop.ask(`/sale/Autoorder/${path}`, { session, ...options });
const check = async () => autoOrderMode.parse((await ask('mode/check/')).value);
const one = async (id: number) =>
  personalOrder.parse((await shop.ask(`/personal/order/get/${id}/`, { session: anna })).value);
const children = async (id: number) => (await one(id)).auto_order_children;

async function buy(changes = {}): Promise<number> {
  await shop.ask('/sale/basket/add/3/6/', { session: anna });
  const body = {
    user: { fullName: 'Анна Лесная', phone: '79220000001', email: '' },
    acceptPersonData: 'Y',
    serviceId: 2,
    pickupPointId: 1,
    paymentId: 1,
    ...changes,
  };
  const { order: made } = savedOrder.parse((await shop.ask('/sale/order/save/', { session: anna, body })).value);
  return made?.ID ?? 0;
}

async function autoOrderOf(mode = 'week', query = ''): Promise<number> {
  await ask(`mode/set/${mode}/${query}`);
  return buy();
}

test('API-102 API-103 CAB-23 a mode is set, applies to one order, and is off again', async () => {
  expect(await check()).toMatchObject({ MODE: 'off', AVAILABLE: 'Y', INTERVAL: null });
  expect((await check()).MODES.map(({ MODE }) => MODE)).toEqual([
    'off',
    'week',
    'two_weeks',
    'month',
    'two_months',
    'custom',
  ]);
  expect(await ask('mode/set/two_weeks/')).toMatchObject({
    value: { MODE: 'two_weeks', INTERVAL: { interval: 2, type: 'week', variant: 'two_weeks' } },
  });
  const id = await buy();
  expect(await one(id)).toMatchObject({
    auto_order_interval: { interval: 2, type: 'week', variant: 'two_weeks' },
    auto_order_custom_interval: null,
    auto_order_deliv_date: '05.12.2026',
  });
  expect((await check()).MODE).toBe('off');
  expect((await one(await buy())).auto_order_interval).toBeNull();
  expect(await shop.ask('/personal/order/get/?filter[AUTO_ORDER]=Y', { session: anna })).toMatchObject({
    value: { count: 1, orders: [{ id }] },
  });
});

test('API-102 a custom number of days', async () => {
  const id = await autoOrderOf('custom', '?days=10');
  expect(await one(id)).toMatchObject({
    auto_order_interval: { interval: 10, type: 'day', variant: 'custom' },
    auto_order_custom_interval: 10,
    auto_order_deliv_date: '01.12.2026',
  });
  expect(await ask('mode/set/custom/')).toMatchObject({
    status: 400,
    failure: { fields: { days: 'От 7 до 90 дней' } },
  });
  for (const path of ['mode/set/custom/?days=6', 'mode/set/custom/?days=91', 'mode/set/daily/']) {
    expect(await ask(path)).toMatchObject({ status: 400 });
  }
});

test('API-102 API-103 API-104 other spellings of the path and POST work too', async () => {
  for (const prefix of ['/sale/Autoorder', '/sale/autoorder', '/autoorder', '/Autoorder']) {
    for (const options of [{}, { body: {} }]) {
      expect(await shop.ask(`${prefix}/mode/check/`, { session: anna, ...options })).toMatchObject({ status: 200 });
      expect(await shop.ask(`${prefix}/mode/set/off/`, { session: anna, ...options })).toMatchObject({ status: 200 });
      expect(await shop.ask(`${prefix}/order/cancel/1/`, { session: anna, ...options })).toMatchObject({ status: 404 });
    }
  }
});

test('API-102 CAB-09 refused without sign-in and outside regional centres', async () => {
  const stranger = await shop.visit();
  expect(await ask('mode/check/', stranger)).toMatchObject({
    value: { AVAILABLE: 'N', REASON: 'Войдите, чтобы заказ повторялся сам' },
  });
  expect(await ask('mode/set/week/', stranger)).toMatchObject({ status: 401 });
  expect(await ask('mode/set/week/', anna, { location: PERM })).toMatchObject({
    status: 409,
    failure: { code: 'no_auto_order', message: 'В вашем городе автозаказа пока нет' },
  });
});

test('API-102 an order whose delivery needs the customer at once cannot repeat', async () => {
  await ask('mode/set/week/');
  await shop.ask('/sale/basket/add/1/1/', { session: anna });
  const body = {
    user: { fullName: 'Анна', phone: '79220000001', email: '' },
    acceptPersonData: 'Y',
    serviceId: 3,
    pickupPointId: 1,
  };
  const answer = await shop.ask('/sale/order/save/', { session: anna, body });
  expect(answer.value).toMatchObject({
    order: null,
    ERROR: { FIELDS: { autoOrder: 'Автозаказ возможен с доставкой курьером или самовывозом' } },
  });
  await ask('mode/set/off/');
  await shop.ask('/sale/basket/delete/1/', { session: anna });
});

test('API-104 ORD-59 an auto-order makes its next order in time, once, even with several runners', async () => {
  const id = await autoOrderOf('week');
  expect(await run(4)).toBe(0);
  expect(await run(5, 3)).toBe(1);
  expect(await run(5)).toBe(0);
  const [child] = await children(id);
  expect(child).toMatchObject({ status_id: 'N', delivery_date: '28.11.2026', price: 600 });
  expect(await one(child?.id ?? 0)).toMatchObject({
    parent_order_id: id,
    pickup_name: 'Магазин на Ленина',
    basket: [{ product_id: 3, quantity: 6 }],
    contact_person: 'Анна Лесная',
  });
  expect(await one(id)).toMatchObject({ auto_order_deliv_date: '05.12.2026', auto_order_problem: null });
  // Missed dates are not repeated later.
  expect(await run(75)).toBe(1);
  expect(await children(id)).toHaveLength(2);
  expect(await ask(`order/cancel/${child?.id}/`)).toMatchObject({ status: 404 });
});

test('API-104 ended once or twice, it makes no more orders; earlier ones stay', async () => {
  const id = await autoOrderOf('week');
  await run(5);
  expect(await ask(`order/cancel/${id}/`)).toMatchObject({
    value: { id, auto_order_interval: null, auto_order_children: [{ status_id: 'N' }] },
  });
  expect(await ask(`order/cancel/${id}/`)).toMatchObject({ status: 200 });
  expect(await run(35)).toBe(0);
});

test('API-104 nothing is left to tell about an auto-order that is ended while it is paused', async () => {
  const id = await autoOrderOf('week');
  const row = () => shop.db.select().from(autoOrder).where(eq(autoOrder.orderId, id));
  const told = { pausedAt: now, problem: 'Нет в наличии', announceAt: now };
  await shop.db.update(autoOrder).set(told).where(eq(autoOrder.orderId, id));
  await ask(`order/cancel/${id}/`);
  expect(await row()).toMatchObject([
    { cancelledAt: expect.any(Date), pausedAt: null, problem: null, announceAt: null },
  ]);
});

test('API-104 another customer’s auto-order is not found, like one that does not exist', async () => {
  const id = await autoOrderOf('week');
  const boris = await shop.signIn('boris');
  for (const number of [id, 999_999]) {
    expect(await ask(`order/cancel/${number}/`, boris)).toMatchObject({
      status: 404,
      failure: { message: 'Заказ не найден' },
    });
    expect(await ask(`mode/set/month/?orderId=${number}`, boris)).toMatchObject({ status: 404 });
  }
  expect(await ask(`order/cancel/${id}/`, await shop.visit())).toMatchObject({ status: 401 });
  expect((await one(id)).auto_order_interval).not.toBeNull();
});

test('API-102 an existing order starts to repeat, changes its interval, and stops', async () => {
  const id = await buy();
  await shop.ask('/sale/basket/add/3/2/', { session: anna });
  const basket = () => shop.ask('/sale/basket/get/', { session: anna });
  const before = (await basket()).value;
  await ask(`mode/set/month/?orderId=${id}`);
  expect(await one(id)).toMatchObject({ auto_order_deliv_date: '21.12.2026' });
  // The cart is another order, which does not repeat.
  expect(await ask('mode/check/')).toMatchObject({ value: { MODE: 'off', INTERVAL: null } });
  expect((await basket()).value).toEqual(before);
  await ask(`mode/set/week/?orderId=${id}`);
  expect(await one(id)).toMatchObject({ auto_order_deliv_date: '28.11.2026' });
  await ask(`mode/set/off/?orderId=${id}`);
  expect((await one(id)).auto_order_interval).toBeNull();
  await shop.ask(`/personal/order/cancel/${id}/`, { session: anna });
  expect(await ask(`mode/set/week/?orderId=${id}`)).toMatchObject({ status: 409 });
});

test('ORD-59 with scarce goods the next order has what is in stock and says so; without any it is not made and says so', async () => {
  const id = await autoOrderOf('week');
  const here = and(eq(stock.productId, 3), eq(stock.locationId, EKATERINBURG));
  await shop.db.update(stock).set({ quantity: 2 }).where(here);
  await run(5);
  const [child] = await children(id);
  const isProblem = and(eq(message.subjectKind, 'auto_order'), eq(message.event, 'problem'));
  const told = () => shop.db.$count(message, and(isProblem, eq(message.subjectId, id)));
  expect(await told()).toBe(1);
  expect(await one(id)).toMatchObject({
    auto_order_problem: `В заказе № ${child?.id} не хватило товаров: Паштет «Поле» с уткой`,
    auto_order_children: [{ price: 200 }],
  });
  expect((await shop.db.select().from(stock).where(here))[0]?.quantity).toBe(0);
  expect(await run(12)).toBe(0);
  expect(await one(id)).toMatchObject({
    auto_order_problem: 'Заказ не создан. Товаров из заказа сейчас нет в наличии. Следующий — 12 декабря 2026',
    auto_order_deliv_date: '12.12.2026',
  });
  await shop.db.update(stock).set({ quantity: 50 }).where(here);
  await shop.db.update(pickupPoint).set({ handsOut: false }).where(eq(pickupPoint.id, 1));
  await run(19);
  expect((await one(id)).auto_order_problem).toContain('Пункт самовывоза закрыт');
  await shop.db.update(pickupPoint).set({ handsOut: true }).where(eq(pickupPoint.id, 1));
  expect(await run(26)).toBe(1);
  expect((await one(id)).auto_order_problem).toBeNull();
  expect(await told()).toBe(3);
});

test('ORD-59 an auto-order that fails does not stop the others', async () => {
  const broken = await autoOrderOf('week');
  await autoOrderOf('week');
  await shop.db.update(order).set({ contactName: 'Анна', locationId: EKATERINBURG }).where(eq(order.id, broken));
  const [anybody] = await shop.db.select().from(customer).where(eq(customer.login, 'boris'));
  // Another customer already has the card number that the child would issue.
  await shop.db
    .update(order)
    .set({ customerId: anybody?.id ?? 0 })
    .where(eq(order.id, broken));
  await shop.db.update(customer).set({ bonusCard: null }).where(eq(customer.login, 'boris'));
  await shop.db
    .insert(customer)
    .values({ login: 'kartochka', bonusCard: String(anybody?.id).padStart(12, '0') })
    .onConflictDoNothing();
  expect(await run(5)).toBe(1);
  expect(log.warn).toHaveBeenCalledWith(
    expect.objectContaining({ err: expect.anything(), subject: `auto-order ${broken}` }),
    expect.any(String),
  );
});
