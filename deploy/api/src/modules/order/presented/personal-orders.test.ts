import { getPersonalOrders, personalOrder } from '@zapovednik/api/cabinet/calls/personal-order';
import { eq } from 'drizzle-orm';
import { bonusMovement, customer, order, stock } from '../../../db/schema';
import { pastOrder } from '../../../testing/past-order';
import { PERM } from '../../../testing/small-shop';
import { useShop, useVisitor } from '../../../testing/use-shop';

const shop = useShop();
const anna = useVisitor(shop, { login: 'anna@example.ru' });
const boris = useVisitor(shop, { login: 'boris' });
afterEach(async () => {
  await shop.db.delete(bonusMovement);
  await shop.db.delete(order);
});

const list = async (query = '', visitor = anna) =>
  getPersonalOrders.answer.parse((await visitor.ask(`/personal/order/get/${query}`)).value);
const one = async (id: number) => personalOrder.parse((await anna.ask(`/personal/order/get/${id}/`)).value);
const mine = (values: Partial<Parameters<typeof pastOrder>[1]> = {}) =>
  pastOrder(shop.db, { customerId: 1, productIds: [1, 3], ...values });
const change = (id: number, values: Partial<typeof order.$inferInsert>) =>
  shop.db.update(order).set(values).where(eq(order.id, id));

test('API-100 CAB-14 the newest first, four on a page, with the years that have orders', async () => {
  const ids: number[] = [];
  for (let at = 0; at < 6; at += 1) ids.push(await mine({ createdAt: new Date(`202${at}-06-01T00:00:00Z`) }));
  await pastOrder(shop.db, { customerId: 2, productIds: [4] });
  const first = await list();
  expect(first.orders.map(({ id }) => id)).toEqual(ids.reverse().slice(0, 4));
  expect(first).toMatchObject({ count: 6, page_count: 2, years: [2025, 2024, 2023, 2022, 2021, 2020] });
  expect((await list('?page=2')).orders).toHaveLength(2);
  expect((await list('?page=2&perPage=5')).orders).toHaveLength(1);
  expect((await list('?filter[YEAR]=2023')).orders.map(({ id }) => id)).toEqual([ids[2]]);
  expect((await list(`?filter[ID]=${ids[0]}`)).count).toBe(1);
  expect((await list('?filter[IN_WORK]=Y')).count).toBe(0);
  expect((await list('?filter[IN_WORK]=N')).count).toBe(6);
});

test("API-100 a year begins in the shop's time zone", async () => {
  await mine({ createdAt: new Date('2025-12-31T19:30:00Z') });
  expect((await list('?filter[YEAR]=2026')).count).toBe(1);
  expect((await list()).years).toEqual([2026]);
});

test.each(['?page=0', '?perPage=201', '?filter[YEAR]=26', '?filter[IN_WORK]=yes', '?filter[ID]=x'])(
  'API-100 %s is refused',
  async (query) => {
    expect(await anna.ask(`/personal/order/get/${query}`)).toMatchObject({
      status: 400,
      failure: { code: 'validation' },
    });
  },
);

test('API-101 ORD-58 ORD-60 every field of an order', async () => {
  const id = await mine({ statusId: 'N', createdAt: new Date('2026-11-20T20:30:00Z') });
  await change(id, {
    pickupPointId: 1,
    deliveryDate: '2026-11-25',
    deliveryInterval: '10:00–14:00',
    bonusIn: 10,
    basketPrice: 100_000,
    price: 105_000,
    deliveryPrice: 5000,
    description: 'Позвоните',
  });
  expect(await one(id)).toMatchObject({
    id,
    title: `Заказ № ${id} от 21\u00a0ноября`,
    date_insert: '21.11.2026 01:30',
    status_id: 'N',
    status_name: 'Принят',
    status_color: 'orange',
    in_work: 'Y',
    price: 1050,
    price_delivery: 50,
    delivery_id: 2,
    delivery_name: 'Самовывоз',
    is_pickup: 'Y',
    is_delivery: 'N',
    pickup_name: 'Магазин на Ленина',
    coords: '56.84,60.61',
    delivery_date: '25.11.2026',
    delivery_date_interval: '25.11.2026, 10:00–14:00',
    is_cancelable_order: 'Y',
    is_retail: 'N',
    can_show_payment_status: 'Y',
    show_payment_method: 'Y',
    paid: 'N',
    can_pay: 'N',
    contact_person: 'Анна Лесная',
    user_description: 'Позвоните',
    basket: [
      { product_id: 1, quantity: 1, order_id: id, discount_price: 900, base_price: 1000, available_quantity: 20 },
      { product_id: 3, quantity: 1 },
    ],
    basket_total: { QUANTITY: 2, COUNT: 2, BASE_PRICE: 1100, PRICE: 1000, DISCOUNT: 100, WEIGHT: 1085 },
    parent_order_id: null,
    auto_order_interval: null,
    auto_order_children: [],
  });
});

test('ORD-58 ORD-59 an accepted order can be paid until its time to pay ends', async () => {
  const id = await mine({ statusId: 'N' });
  const payable = async (values: Parameters<typeof change>[1]) => {
    await change(id, values);
    return one(id);
  };
  const soon = new Date(Date.now() + 3_600_000);
  expect(await payable({ payBy: soon })).toMatchObject({ can_pay: 'Y', pay_by: soon.toISOString() });
  expect(await payable({ isPaid: true })).toMatchObject({ can_pay: 'N', pay_by: null, paid: 'Y' });
  expect(await payable({ isPaid: false, payBy: new Date(0) })).toMatchObject({ can_pay: 'N', pay_by: null });
});

test.each([
  ['N', 'Y', 'Y', 'N'],
  ['P', 'Y', 'Y', 'N'],
  ['A', 'N', 'Y', 'N'],
  ['F', 'N', 'Y', 'Y'],
  ['NT', 'N', 'N', 'N'],
  ['NZ', 'N', 'N', 'N'],
  ['CL', 'N', 'N', 'N'],
  ['ND', 'N', 'N', 'N'],
  ['KM', 'N', 'N', 'N'],
])('ORD-52 ORD-54 ORD-55 status %s', async (statusId, cancelable, shown, paid) => {
  const id = await mine({ statusId });
  expect(await one(id)).toMatchObject({
    is_cancelable_order: cancelable,
    can_show_payment_status: shown,
    paid,
  });
});

test('ORD-52 ORD-56 CAB-27 forbidden to cancel; paid; bought in a physical shop', async () => {
  const id = await mine({ statusId: 'N' });
  await change(id, { isCancelForbidden: true, isPaid: true });
  expect(await one(id)).toMatchObject({ is_cancelable_order: 'N', paid: 'Y' });
  await change(id, { isCancelForbidden: false, source: 'retail' });
  expect(await one(id)).toMatchObject({ is_retail: 'Y', is_cancelable_order: 'N', show_payment_method: 'N' });
  expect(await anna.ask(`/personal/order/cancel/${id}/`)).toMatchObject({
    status: 409,
    failure: { code: 'not_cancelable' },
  });
});

test('API-99 ORD-64 cancelling frees the goods once, also when repeated', async () => {
  const id = await mine({ statusId: 'N' });
  const held = async () => (await shop.db.select().from(stock).where(eq(stock.productId, 1)))[0]?.quantity ?? 0;
  const before = await held();
  const answers = await Promise.all(Array.from({ length: 5 }, () => anna.ask(`/personal/order/cancel/${id}/`)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await one(id)).toMatchObject({ status_id: 'CL', status_name: 'Отменён', in_work: 'N' });
  expect(await held()).toBe(before + 1);
});

test('API-99 bonuses that were spent come back once', async () => {
  const id = await mine({ statusId: 'N' });
  await change(id, { bonusOut: 50 });
  const balance = async () => (await shop.db.select().from(customer).where(eq(customer.id, 1)))[0]?.bonusBalance ?? 0;
  const before = await balance();
  await anna.ask(`/personal/order/cancel/${id}/`);
  await anna.ask(`/personal/order/cancel/${id}/`);
  expect(await balance()).toBe(before + 50);
  await anna.ask('/personal/bonus/get/').then(({ value }) =>
    expect(value).toMatchObject({
      BALANCE: before + 50,
      MOVEMENTS: [{ KIND: 'returned', AMOUNT: 50, ORDER_ID: id, NAME: `Возвращено за заказ № ${id}` }],
    }),
  );
});

test.each([
  ['A', 'Этот заказ уже нельзя отменить'],
  ['F', 'Этот заказ уже завершён'],
])('API-99 an order in status %s stays', async (statusId, message) => {
  const id = await mine({ statusId });
  expect(await anna.ask(`/personal/order/cancel/${id}/`)).toMatchObject({ status: 409, failure: { message } });
  expect((await one(id)).status_id).toBe(statusId);
});

test('API-96 ORD-61 repeating puts what is in stock into the basket, lists what is missing, and adds nothing twice', async () => {
  const id = await mine({ productIds: [1, 5] });
  const repeat = (visitor = anna, location?: number) => visitor.ask('/sale/order/repeat/', { id }, { location });
  const expected = {
    status: 200,
    value: {
      basket: [{ PRODUCT_ID: 1, QUANTITY: 1 }],
      MISSING: [{ PRODUCT_ID: 5, ASKED: 1, ADDED: 0, MESSAGE: 'Нет в наличии' }],
    },
  };
  expect(await repeat()).toMatchObject(expected);
  expect(await repeat()).toMatchObject(expected);
  expect(await repeat(anna, PERM)).toMatchObject({ value: { MISSING: [], total: { COUNT: 2 } } });
  const gone = await mine({ productIds: [5] });
  expect(await anna.ask('/sale/order/repeat/', { id: gone })).toMatchObject({
    status: 409,
    failure: { code: 'nothing_left', message: 'Товаров из этого заказа сейчас нет в наличии' },
  });
  expect(await anna.ask('/sale/order/repeat/', { id: 'x' })).toMatchObject({ status: 400 });
});

test('API-96 API-99 API-101 for other visitors the order does not exist', async () => {
  const id = await mine({ statusId: 'N' });
  const equal = { status: 404, failure: { code: 'not_found', message: 'Заказ не найден' } };
  for (const order of [id, 999_999]) {
    expect(await boris.ask(`/personal/order/get/${order}/`)).toMatchObject(equal);
    expect(await boris.ask(`/personal/order/cancel/${order}/`)).toMatchObject(equal);
    expect(await boris.ask('/sale/order/repeat/', { id: order })).toMatchObject(equal);
    expect(await boris.ask(`/sale/order/get_state/${order}/`)).toMatchObject(equal);
  }
  expect((await list('', boris)).count).toBe(0);
  const stranger = await shop.visitor();
  for (const path of ['get/', `get/${id}/`, `cancel/${id}/`]) {
    expect(await stranger.ask(`/personal/order/${path}`)).toMatchObject({
      status: 401,
      failure: { code: 'unauthorized' },
    });
  }
  expect((await one(id)).status_id).toBe('N');
});
