import { cancelAutoOrder, checkAutoOrderMode, setAutoOrderMode } from '@zapovednik/api/cabinet/calls/auto-order';
import { personalOrder } from '@zapovednik/api/cabinet/calls/personal-order';
import { addToBasket, deleteFromBasket } from '@zapovednik/api/checkout/calls/basket';
import { savedOrder } from '@zapovednik/api/checkout/wire/order';
import { and, eq } from 'drizzle-orm';
import { autoOrder, city, customer, message, order, pickupPoint, stock } from '../../../db/schema';
import { makeNextOrders } from '../../../testing/make-next-orders';
import { EKATERINBURG, PERM } from '../../../testing/small-shop';
import { useShop, useVisitor } from '../../../testing/use-shop';
import { wire } from '../../../testing/wire';

const DAY = 86_400_000;
const now = new Date('2026-11-21T06:00:00Z');
const shop = useShop({ at: now });
beforeAll(async () => {
  await shop.db.update(city).set({ isRc: false }).where(eq(city.locationId, PERM));
  await shop.db.update(stock).set({ quantity: 1000 }).where(eq(stock.productId, 3));
});
const anna = useVisitor(shop, { login: 'anna@example.ru' });
afterEach(async () => {
  await shop.db.delete(autoOrder);
});

const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
/** Runs the auto-orders this number of days later. */
const run = (days: number, processes = 1) =>
  makeNextOrders({ ...shop.work, now: () => new Date(now.getTime() + days * DAY) }, { processes, log });
const check = async () => anna.api(checkAutoOrderMode, {});
const one = async (id: number) => personalOrder.parse((await anna.ask(`/personal/order/get/${id}/`)).value);
const children = async (id: number) => (await one(id)).auto_order_children;

async function buy(changes = {}): Promise<number> {
  await anna.api(addToBasket, { id: 3, qty: 6 });
  const body = {
    user: { fullName: 'Анна Лесная', phone: '79220000001', email: '' },
    acceptPersonData: 'Y',
    serviceId: 2,
    pickupPointId: 1,
    paymentId: 1,
    ...changes,
  };
  const { order: made } = savedOrder.parse((await anna.ask('/sale/order/save/', body)).value);
  return made?.ID ?? 0;
}

async function autoOrderOf(mode = 'week', query = ''): Promise<number> {
  await anna.ask(`/sale/Autoorder/mode/set/${mode}/${query}`);
  return buy();
}

test('API-102 API-103 CAB-23 a mode is set, applies to one order, and is off again', async () => {
  expect(await check()).toMatchObject({ mode: 'off', isAvailable: true, interval: null });
  expect((await check()).modes.map(({ mode }) => mode)).toEqual([
    'off',
    'week',
    'two_weeks',
    'month',
    'two_months',
    'custom',
  ]);
  expect(await anna.api(setAutoOrderMode, { mode: 'two_weeks' })).toMatchObject({
    mode: 'two_weeks',
    interval: { interval: 2, type: 'week', variant: 'two_weeks' },
  });
  const id = await buy();
  expect(await one(id)).toMatchObject({
    auto_order_interval: { interval: 2, type: 'week', variant: 'two_weeks' },
    auto_order_custom_interval: null,
    auto_order_deliv_date: '05.12.2026',
  });
  expect((await check()).mode).toBe('off');
  expect((await one(await buy())).auto_order_interval).toBeNull();
  expect(await anna.ask('/personal/order/get/?filter[AUTO_ORDER]=Y')).toMatchObject({
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
  expect(await anna.ask('/sale/Autoorder/mode/set/custom/')).toMatchObject({
    status: 400,
    failure: { fields: { days: 'От 7 до 90 дней' } },
  });
  for (const path of ['mode/set/custom/?days=6', 'mode/set/custom/?days=91', 'mode/set/daily/']) {
    expect(await anna.ask(`/sale/Autoorder/${path}`)).toMatchObject({ status: 400 });
  }
});

test('API-102 API-103 API-104 other spellings of the path and POST work too', async () => {
  for (const prefix of ['/sale/Autoorder', '/sale/autoorder', '/autoorder', '/Autoorder']) {
    for (const body of [undefined, {}]) {
      expect(await anna.ask(`${prefix}/mode/check/`, body)).toMatchObject({ status: 200 });
      expect(await anna.ask(`${prefix}/mode/set/off/`, body)).toMatchObject({ status: 200 });
      expect(await anna.ask(`${prefix}/order/cancel/1/`, body)).toMatchObject({ status: 404 });
    }
  }
});

test('API-102 CAB-09 refused without sign-in and outside regional centres', async () => {
  const stranger = await shop.visitor();
  expect(await stranger.api(checkAutoOrderMode, {})).toMatchObject({
    isAvailable: false,
    reason: 'Войдите, чтобы заказ повторялся сам',
  });
  expect(await stranger.ask('/sale/Autoorder/mode/set/week/')).toMatchObject({ status: 401 });
  expect(await anna.ask('/sale/Autoorder/mode/set/week/', undefined, { location: PERM })).toMatchObject({
    status: 409,
    failure: { code: 'no_auto_order', message: 'В вашем городе автозаказа пока нет' },
  });
});

test('API-102 an order whose delivery needs the customer at once cannot repeat', async () => {
  await anna.api(setAutoOrderMode, { mode: 'week' });
  await anna.api(addToBasket, { id: 1, qty: 1 });
  const body = {
    user: { fullName: 'Анна', phone: '79220000001', email: '' },
    acceptPersonData: 'Y',
    serviceId: 3,
    pickupPointId: 1,
  };
  const answer = await anna.ask('/sale/order/save/', body);
  expect(answer.value).toMatchObject({
    order: null,
    ERROR: { FIELDS: { autoOrder: 'Автозаказ возможен с доставкой курьером или самовывозом' } },
  });
  await anna.api(setAutoOrderMode, { mode: 'off' });
  await anna.api(deleteFromBasket, { id: 1 });
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
  expect(await anna.ask(`/sale/Autoorder/order/cancel/${child?.id}/`)).toMatchObject({ status: 404 });
});

test('API-104 ended once or twice, it makes no more orders; earlier ones stay', async () => {
  const id = await autoOrderOf('week');
  await run(5);
  expect(await anna.api(wire(cancelAutoOrder), { id })).toMatchObject({
    id,
    auto_order_interval: null,
    auto_order_children: [{ status_id: 'N' }],
  });
  expect(await anna.ask(`/sale/Autoorder/order/cancel/${id}/`)).toMatchObject({ status: 200 });
  expect(await run(35)).toBe(0);
});

test('API-104 nothing is left to tell about an auto-order that is ended while it is paused', async () => {
  const id = await autoOrderOf('week');
  const row = () => shop.db.select().from(autoOrder).where(eq(autoOrder.orderId, id));
  const told = { pausedAt: now, problem: 'Нет в наличии', announceAt: now };
  await shop.db.update(autoOrder).set(told).where(eq(autoOrder.orderId, id));
  await anna.api(cancelAutoOrder, { id });
  expect(await row()).toMatchObject([
    { cancelledAt: expect.any(Date), pausedAt: null, problem: null, announceAt: null },
  ]);
});

test('API-104 another customer’s auto-order is not found, like one that does not exist', async () => {
  const id = await autoOrderOf('week');
  const boris = await shop.customer('boris');
  for (const number of [id, 999_999]) {
    expect(await boris.ask(`/sale/Autoorder/order/cancel/${number}/`)).toMatchObject({
      status: 404,
      failure: { message: 'Заказ не найден' },
    });
    expect(await boris.ask(`/sale/Autoorder/mode/set/month/?orderId=${number}`)).toMatchObject({ status: 404 });
  }
  expect(await (await shop.visitor()).ask(`/sale/Autoorder/order/cancel/${id}/`)).toMatchObject({ status: 401 });
  expect((await one(id)).auto_order_interval).not.toBeNull();
});

test('API-102 an existing order starts to repeat, changes its interval, and stops', async () => {
  const id = await buy();
  await anna.api(addToBasket, { id: 3, qty: 2 });
  const basket = () => anna.ask('/sale/basket/get/');
  const before = (await basket()).value;
  await anna.api(setAutoOrderMode, { mode: 'month', orderId: id });
  expect(await one(id)).toMatchObject({ auto_order_deliv_date: '21.12.2026' });
  // The cart is another order, which is not repeated.
  expect(await anna.api(checkAutoOrderMode, {})).toMatchObject({ mode: 'off', interval: null });
  expect((await basket()).value).toEqual(before);
  await anna.api(setAutoOrderMode, { mode: 'week', orderId: id });
  expect(await one(id)).toMatchObject({ auto_order_deliv_date: '28.11.2026' });
  await anna.api(setAutoOrderMode, { mode: 'off', orderId: id });
  expect((await one(id)).auto_order_interval).toBeNull();
  await anna.ask(`/personal/order/cancel/${id}/`);
  expect(await anna.ask(`/sale/Autoorder/mode/set/week/?orderId=${id}`)).toMatchObject({ status: 409 });
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
    auto_order_problem: 'Заказ не создан. Товаров из заказа сейчас нет в наличии. Следующий — 12\u00a0декабря',
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
