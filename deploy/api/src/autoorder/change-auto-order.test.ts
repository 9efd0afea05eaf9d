import { and, eq } from 'drizzle-orm';
import { getAutoOrders, ownAutoOrder } from 'shared-contracts/cabinet/calls/own-auto-order';
import { savedOrder } from 'shared-contracts/checkout/calls/order-answer';
import { autoOrder, customer, product, stock } from '../db/schema';
import { noPartners } from '../partners/connect-partners';
import { sessionOf } from '../testing/session-of';
import { EKATERINBURG } from '../testing/small-shop';
import { startShop, type TestShop } from '../testing/start-shop';
import { runAutoOrders } from './run';

const DAY = 86_400_000;
const start = new Date('2026-11-21T06:00:00Z');
let clock = start;
let shop: TestShop;
let anna: string;
beforeAll(async () => {
  shop = await startShop({ now: () => clock });
  await shop.db.update(stock).set({ quantity: 1000 }).where(eq(stock.locationId, EKATERINBURG));
  anna = await shop.signIn('anna@example.ru');
}, 60_000);
beforeEach(() => {
  clock = start;
});
afterEach(async () => {
  await shop.db.delete(autoOrder);
});
afterAll(() => shop.close());

/** Runs the auto-orders so many days after the start; the shop's clock stays there. */
const run = (days: number) => {
  clock = new Date(start.getTime() + days * DAY);
  return runAutoOrders({ db: shop.db, partners: noPartners, now: () => clock }, { error: jest.fn() });
};
const write = (what: string, id: number, body: object = {}, session = anna) =>
  shop.ask(`/sale/Autoorder/order/${what}/${id}/`, { session, body });
const one = async (id: number) =>
  ownAutoOrder.parse((await shop.ask(`/sale/Autoorder/get/${id}/`, { session: anna })).value);
const mine = async (query = '') =>
  getAutoOrders.answer.parse((await shop.ask(`/sale/Autoorder/get/${query}`, { session: anna })).value);

/** A weekly auto-order of six pieces at 100 roubles, whose next delivery is on 28 November. */
async function weekly(): Promise<number> {
  await shop.ask('/sale/basket/add/3/6/', { session: anna });
  await shop.ask('/sale/Autoorder/mode/set/week/', { session: anna });
  const body = {
    user: { fullName: 'Анна Лесная', phone: '79220000001', email: '' },
    ...{ acceptPersonData: 'Y', serviceId: 2, pickupPointId: 1, paymentId: 1 },
  };
  const { order } = savedOrder.parse((await shop.ask('/sale/order/save/', { session: anna, body })).value);
  return order?.ID ?? 0;
}

test('CAB-21 the list has what repeats: goods, next date, its sum today, place and history', async () => {
  const id = await weekly();
  await run(5);
  const { autoOrders, count, pageCount } = await mine();
  expect([count, pageCount]).toEqual([1, 1]);
  expect(autoOrders[0]).toMatchObject({
    ...{ id, state: 'active', nextDate: '05.12.2026', madeOn: '03.12.2026' },
    ...{ moveFrom: '29.11.2026', goodsPrice: 600, deliveryPrice: 0, total: 600, problem: null, obstacle: null },
    ...{ deliveryPlace: expect.stringContaining('Магазин на Ленина'), recipient: 'Анна Лесная' },
    goods: [{ productId: 3, quantity: 6, price: 100, priceBefore: 100 }],
    children: [{ price: 600, delivery_date: '28.11.2026' }],
  });
  expect(await shop.ask('/sale/Autoorder/get/', { session: await shop.visit() })).toMatchObject({ status: 401 });
});

test('CAB-21 several pages: the nearest first, paused ones last, ended ones not at all', async () => {
  const ids = [await weekly(), await weekly(), await weekly()];
  const [paused = 0, near = 0, ended = 0] = ids;
  await write('pause', paused);
  await shop.ask(`/sale/Autoorder/order/cancel/${ended}/`, { session: anna });
  expect((await mine()).autoOrders.map(({ id }) => id)).toEqual([near, paused]);
  expect(await mine('?perPage=1&page=2')).toMatchObject({ count: 2, pageCount: 2, autoOrders: [{ id: paused }] });
  expect(await one(ended)).toMatchObject({ state: 'ended' });
});

test('CAB-23 a price that went up and goods that are sold out are said before the order is made', async () => {
  const id = await weekly();
  const goods = [
    { productId: 3, quantity: 6 },
    { productId: 1, quantity: 1 },
  ];
  await write('goods', id, { goods });
  await shop.db.update(product).set({ discountPrice: 12_000, basePrice: 12_000 }).where(eq(product.id, 3));
  const isHere = (productId: number) => and(eq(stock.productId, productId), eq(stock.locationId, EKATERINBURG));
  await shop.db.update(stock).set({ quantity: 0 }).where(isHere(1));
  const told = await one(id);
  expect(told.goods).toMatchObject([
    { productId: 3, price: 120, priceBefore: 100 },
    { productId: 1, available: 0, priceBefore: null },
  ]);
  expect(told).toMatchObject({ total: 720, obstacle: null });
  await shop.db.update(stock).set({ quantity: 0 }).where(isHere(3));
  expect(await one(id)).toMatchObject({ total: 0, obstacle: 'Товаров из заказа сейчас нет в наличии' });
  await shop.db.update(product).set({ discountPrice: 10_000, basePrice: 10_000 }).where(eq(product.id, 3));
  await shop.db.update(stock).set({ quantity: 1000 }).where(eq(stock.locationId, EKATERINBURG));
});

test('CAB-23 paused it makes nothing, also when it is due; resumed it goes on with the next date in the future', async () => {
  const id = await weekly();
  for (let times = 0; times < 2; times += 1) {
    expect(await write('pause', id)).toMatchObject({ status: 200, value: { state: 'paused' } });
  }
  expect(await run(5)).toBe(0);
  expect(await run(20)).toBe(0);
  expect(await write('resume', id)).toMatchObject({ value: { state: 'active', nextDate: '19.12.2026' } });
  expect(await run(25)).toBe(0);
  expect(await run(26)).toBe(1);
});

test('CAB-23 resumed in time it keeps its date', async () => {
  const id = await weekly();
  await write('pause', id);
  clock = new Date(start.getTime() + 2 * DAY);
  expect(await write('resume', id)).toMatchObject({ value: { state: 'active', nextDate: '28.11.2026' } });
});

test('CAB-23 the next order is skipped once, however often the call is repeated', async () => {
  const id = await weekly();
  const answers = await Promise.all(Array.from({ length: 50 }, () => write('skip', id, { date: '28.11.2026' })));
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, value: { nextDate: '05.12.2026' } });
  expect(await run(5)).toBe(0);
  expect(await run(12)).toBe(1);
  // The customer still sees the date of before.
  expect(await write('skip', id, { date: '05.12.2026' })).toMatchObject({ value: { nextDate: '12.12.2026' } });
  expect(await write('skip', id, { date: '19.12.2026' })).toMatchObject({
    status: 409,
    failure: { code: 'other_date', message: 'Следующая доставка — 12 декабря 2026. Обновите страницу' },
  });
});

test('CAB-23 orders are not skipped for longer than half a year: that is a pause', async () => {
  const id = await weekly();
  let { nextDate } = await one(id);
  let answer = await write('skip', id, { date: nextDate });
  for (let times = 0; answer.status === 200 && times < 60; times += 1) {
    ({ nextDate } = ownAutoOrder.parse(answer.value));
    answer = await write('skip', id, { date: nextDate });
  }
  expect(answer).toMatchObject({ status: 409, failure: { code: 'too_far' } });
  expect(await one(id)).toMatchObject({ nextDate: '15.05.2027' });
});

test('CAB-23 the next order is moved within the days that can be kept, and the later ones with it', async () => {
  const id = await weekly();
  for (const date of ['20.11.2026', '23.11.2026', '21.05.2027', '31.02.2027', '28.11.2016']) {
    expect([date, await write('move', id, { date })]).toMatchObject([
      date,
      { status: 400, failure: { fields: { date: 'Выберите день с 24 ноября 2026 по 20 мая 2027' } } },
    ]);
  }
  expect(await write('move', id, { date: '2026-11-25' })).toMatchObject({ status: 400 });
  expect(await write('move', id, {})).toMatchObject({ status: 400 });
  expect(await write('move', id, { date: '24.11.2026' })).toMatchObject({ value: { nextDate: '24.11.2026' } });
  expect(await run(1)).toBe(1);
  expect(await one(id)).toMatchObject({ nextDate: '01.12.2026', children: [{ delivery_date: '24.11.2026' }] });
});

test('CAB-23 moved while it is due, its order is made once: for the old day or for the new one', async () => {
  const id = await weekly();
  clock = new Date(start.getTime() + 5 * DAY);
  const shopOfJobs = { db: shop.db, partners: noPartners, now: () => clock };
  const [first, second, moved] = await Promise.all([
    runAutoOrders(shopOfJobs, { error: jest.fn() }),
    runAutoOrders(shopOfJobs, { error: jest.fn() }),
    write('move', id, { date: '10.12.2026' }),
  ]);
  expect(moved.status).toBe(200);
  expect((await one(id)).children).toHaveLength(first + second);
  expect(first + second).toBeLessThanOrEqual(1);
  expect(await one(id)).toMatchObject({ nextDate: '10.12.2026' });
});

test('CAB-23 goods of its own: other quantities, one removed, one added; the orders made before stay', async () => {
  const id = await weekly();
  const goods = [
    { productId: 3, quantity: 2 },
    { productId: 1, quantity: 1 },
  ];
  expect(await write('goods', id, { goods })).toMatchObject({ status: 200, value: { goods } });
  await run(5);
  const [child] = (await one(id)).children;
  expect(await shop.ask(`/personal/order/get/${child?.id}/`, { session: anna })).toMatchObject({
    value: {
      basket: [
        { product_id: 3, quantity: 2 },
        { product_id: 1, quantity: 1 },
      ],
    },
  });
  expect(await shop.ask(`/personal/order/get/${id}/`, { session: anna })).toMatchObject({
    value: { basket: [{ product_id: 3, quantity: 6 }] },
  });
});

test.each([
  ['none', [], 'Оставьте хотя бы один товар'],
  [
    'one twice',
    [
      { productId: 3, quantity: 1 },
      { productId: 3, quantity: 2 },
    ],
    'Товар повторяется',
  ],
  ['one that is not sold', [{ productId: 999_999, quantity: 1 }], 'Одного из товаров больше нет в продаже'],
  ['no pieces', [{ productId: 3, quantity: 0 }], ''],
  ['a thousand pieces', [{ productId: 3, quantity: 1000 }], ''],
  ['a part of a piece', [{ productId: 3, quantity: 1.5 }], ''],
  ['too many products', Array.from({ length: 101 }, (_, at) => ({ productId: at + 1, quantity: 1 })), ''],
])('CAB-23 goods are refused: %s', async (_, goods, message) => {
  const id = await weekly();
  const answer = await write('goods', id, { goods });
  expect(answer.status).toBe(400);
  expect(Object.values(answer.failure?.fields ?? {}).join()).toContain(message);
  expect((await one(id)).goods).toMatchObject([{ productId: 3, quantity: 6 }]);
});

test('CAB-23 merchandise is not for every customer, here too', async () => {
  const id = await weekly();
  await shop.db.update(product).set({ isMerchandise: true }).where(eq(product.id, 1));
  const answer = await write('goods', id, { goods: [{ productId: 1, quantity: 1 }] });
  await shop.db.update(product).set({ isMerchandise: false }).where(eq(product.id, 1));
  expect(answer).toMatchObject({ status: 403, failure: { code: 'merchandise' } });
});

test('API-104 an ended auto-order is not changed any more, and can begin again with its goods', async () => {
  const id = await weekly();
  await write('goods', id, { goods: [{ productId: 3, quantity: 2 }] });
  await write('pause', id);
  await shop.ask(`/sale/Autoorder/order/cancel/${id}/`, { session: anna });
  for (const [what, body] of [
    ['pause', {}],
    ['resume', {}],
    ['skip', { date: '28.11.2026' }],
    ['move', { date: '10.12.2026' }],
    ['goods', { goods: [{ productId: 3, quantity: 1 }] }],
  ] as const) {
    expect(await write(what, id, body)).toMatchObject({ status: 409, failure: { code: 'auto_order_ended' } });
  }
  await shop.ask(`/sale/Autoorder/mode/set/week/?orderId=${id}`, { session: anna });
  expect(await one(id)).toMatchObject({ state: 'active', goods: [{ productId: 3, quantity: 2 }] });
});

test('API-103 an order says whether and how it repeats', async () => {
  const id = await weekly();
  const ask = (order: number) => shop.ask(`/sale/Autoorder/mode/check/?orderId=${order}`, { session: anna });
  expect(await ask(id)).toMatchObject({ value: { MODE: 'week', AVAILABLE: 'Y', REASON: null } });
  await run(5);
  const [child] = (await one(id)).children;
  expect(await ask(child?.id ?? 0)).toMatchObject({
    value: { MODE: 'off', AVAILABLE: 'N', REASON: 'Этот заказ и так создан автозаказом' },
  });
});

test('API-102 another interval is counted from the last order that was made', async () => {
  const id = await weekly();
  await run(5);
  await shop.ask(`/sale/Autoorder/mode/set/custom/?days=10&orderId=${id}`, { session: anna });
  expect(await one(id)).toMatchObject({ nextDate: '08.12.2026', interval: { interval: 10, variant: 'custom' } });
});

test('SES-37 an employee who acts for a customer changes no auto-order', async () => {
  const id = await weekly();
  await shop.db
    .update(customer)
    .set({ groups: ['admin'] })
    .where(eq(customer.login, 'boris'));
  const acting = sessionOf(
    await shop.ask('/admin/personal/user/auth/', {
      session: await shop.signIn('boris'),
      body: { login: 'anna@example.ru' },
    }),
  );
  expect(await write('pause', id, {}, acting)).toMatchObject({ status: 403, failure: { code: 'on_behalf' } });
  expect(await one(id)).toMatchObject({ state: 'active' });
});
