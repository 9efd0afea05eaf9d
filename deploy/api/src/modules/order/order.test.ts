import { addToBasket, getBasket } from '@zapovednik/api/checkout/calls/basket';
import { orderState, savedOrder } from '@zapovednik/api/checkout/wire/order';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { order, stock } from '../../db/schema';
import { type HowToAsk, useShop, type Visitor } from '../../testing/use-shop';
import { wire } from '../../testing/wire';

let visitor: Visitor;
const shop = useShop();
beforeEach(async () => {
  visitor = await shop.visitor();
});

const answer = z.object({ order: z.nullable(orderState) });
const page = async (body?: unknown) =>
  answer.parse((await visitor.ask(`/sale/order/${body ? 'refresh' : 'get'}/`, body)).value).order;
const save = (body: unknown, how?: HowToAsk, by = visitor) => by.ask('/sale/order/save/', body, how);
const saved = async (...given: Parameters<typeof save>) => savedOrder.parse((await save(...given)).value);

const person = {
  user: { fullName: 'Иван Лесов', phone: '8 (922) 000-00-02', email: 'ivan@example.ru' },
  acceptPersonData: 'Y',
};
const pickup = { ...person, serviceId: 2, pickupPointId: 1, paymentId: 1 };

async function firstDay() {
  const day = (await page())?.DELIVERY[0]?.DATES[0];
  return { deliveryDate: day?.DATE, deliveryInterval: day?.INTERVALS[0] };
}

test('API-92 ORD-43 an empty basket cannot be ordered', async () => {
  expect(await page()).toBeNull();
  expect(await saved(pickup)).toMatchObject({ order: null, CALCULATE_ERROR: 'Ваша корзина пуста' });
  expect(await shop.ask('/sale/order/get/')).toMatchObject({ status: 401 });
});

test('API-94 ORD-26 a pickup order reserves the stock, empties the basket and can be viewed', async () => {
  await visitor.api(addToBasket, { id: 1, qty: 2 });
  const { order: made } = await saved(pickup);
  expect(made).toMatchObject({ REDIRECT_URL: `/personal/success/?ORDER_ID=${made?.ID}`, PRICE: 1800 });
  expect(await visitor.api(wire(getBasket), {})).toMatchObject({ basket: [] });
  expect(await shop.ask('/catalog/product/get_page/?filter[ID]=1')).toMatchObject({
    value: { products: [{ city_quantity: 18 }] },
  });
  expect(await visitor.ask(`/sale/order/get_state/${made?.ID}/`)).toMatchObject({
    value: {
      STATUS_ID: 'N',
      PAYED: 'N',
      PRICE: 1800,
      QUANTITY: 2,
      DELIVERY_ADDRESS: 'ул. Ленина, 5',
      PAYMENT_NAME: 'При получении',
    },
  });
});

test('API-98 an order is visible only to its owner', async () => {
  await visitor.api(addToBasket, { id: 3, qty: 1 });
  const { order: made } = await saved(pickup);
  const other = await shop.visitor();
  expect(await other.ask(`/sale/order/get_state/${made?.ID}/`)).toMatchObject({ status: 404 });
  expect(await other.ask('/sale/order/get_state/1/')).toMatchObject({
    status: 404,
    failure: { message: 'Заказ не найден' },
  });
  expect(await shop.ask(`/sale/order/get_state/${made?.ID}/`)).toMatchObject({ status: 401 });
});

test('ORD-50 ORD-51 a courier order to an address on a day', async () => {
  await visitor.api(addToBasket, { id: 3, qty: 6 });
  const profile = { street: 'ул. Мира', house: '3', apartment: '12', elevator: 'Y', coords: '56.84,60.61' };
  const { order: made } = await saved({
    ...person,
    serviceId: 1,
    paymentId: 2,
    profile,
    ...(await firstDay()),
    orderDescription: 'Позвоните',
  });
  expect(made?.PRICE).toBe(750);
  expect(await visitor.ask(`/sale/order/get_state/${made?.ID}/`)).toMatchObject({
    value: {
      DELIVERY_ADDRESS: 'Екатеринбург, ул. Мира, д. 3, кв. 12',
      DELIVERY_DATE: expect.stringMatching(/^\d\d\.\d\d\.\d{4}, 10:00–14:00$/),
    },
  });
  const [row] = await shop.db
    .select()
    .from(order)
    .where(eq(order.id, made?.ID ?? 0));
  expect(row).toMatchObject({ phone: '79220000002', description: 'Позвоните', deliveryType: 'courier' });
});

test("markup in the user's texts is removed before they are stored", async () => {
  await visitor.api(addToBasket, { id: 3, qty: 6 });
  const body = {
    user: { fullName: '<img src=x onerror=alert(1)>Иван <b>Лесов</b>', phone: '79220000002', email: '' },
    acceptPersonData: 'Y',
    serviceId: 1,
    paymentId: 2,
    profile: {
      street: '<a href="javascript:alert(1)">ул. Мира</a>',
      house: '3<!-- -->',
      floor: '<i>5</i>',
      elevator: 'Y',
    },
    orderDescription: 'Позвоните<script>alert(1)</script>\nза час',
    ...(await firstDay()),
  };
  const { order: made } = await saved(body);
  const [row] = await shop.db
    .select()
    .from(order)
    .where(eq(order.id, made?.ID ?? 0));
  expect(row).toMatchObject({
    contactName: 'Иван Лесов',
    description: 'Позвонитеalert(1)\nза час',
    address: { street: 'ул. Мира', house: '3', floor: '5' },
    deliveryAddress: 'Екатеринбург, ул. Мира, д. 3, этаж 5',
  });
  const empty = await saved({ ...body, user: { ...body.user, fullName: '<b></b>' } });
  expect(empty).toMatchObject({ order: null });
});

test('ORD-27 ORD-45 all errors are reported at once, and nothing is stored', async () => {
  await visitor.api(addToBasket, { id: 1, qty: 1 });
  const { order: made, ERROR } = await saved({
    serviceId: 1,
    user: { fullName: '', phone: '123', email: 'what' },
    deliveryDate: '01.01.2020',
  });
  expect(made).toBeNull();
  expect(ERROR?.FIELDS).toEqual({
    'user.fullName': 'Укажите имя',
    'user.phone': 'Не удалось отформатировать телефон 123',
    'user.email': 'Проверьте адрес почты',
    acceptPersonData: 'Нужно согласие на обработку персональных данных',
    'profile.street': 'Укажите улицу',
    'profile.house': 'Укажите номер дома',
    deliveryDate: 'Выберите дату доставки',
  });
  expect(ERROR?.PROPERTY).toContain('Укажите улицу');
  expect(await page()).not.toBeNull();
});

test('DEL-64 DEL-38 pickup needs a point of this city', async () => {
  await visitor.api(addToBasket, { id: 1, qty: 1 });
  expect((await saved({ ...pickup, pickupPointId: undefined })).ERROR?.PROPERTY).toEqual(['не выбран ПВЗ']);
  expect((await saved({ ...pickup, pickupPointId: 3 })).ERROR?.PROPERTY).toEqual(['Пункт самовывоза не найден']);
});

test('a refused attempt can be sent again under its key after correction', async () => {
  await visitor.api(addToBasket, { id: 3, qty: 1 });
  expect(await saved({ ...pickup, acceptPersonData: 'N' }, { key: 'attempt' })).toMatchObject({ order: null });
  expect(await saved(pickup, { key: 'attempt' })).toMatchObject({ order: { PRICE: 10 * 10 } });
});

test('20 submits of one order under one key make one order', async () => {
  await visitor.api(addToBasket, { id: 3, qty: 2 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => saved(pickup, { key: 'pressed-often' })));
  expect(new Set(answers.map(({ order: made }) => made?.ID)).size).toBe(1);
  expect(await ordersOf(visitor)).toHaveLength(1);
});

test('submits under different keys make one order of one basket', async () => {
  await visitor.api(addToBasket, { id: 3, qty: 2 });
  const answers = await Promise.all(Array.from({ length: 5 }, (_, at) => saved(pickup, { key: `press-${at}` })));
  expect(answers.filter(({ order: made }) => made)).toHaveLength(1);
});

test('the last piece is sold once, however many orders want it', async () => {
  const visitors = await Promise.all(Array.from({ length: 8 }, () => shop.visitor()));
  await Promise.all(visitors.map((one) => one.api(addToBasket, { id: 4, qty: 1 })));
  const answers = await Promise.all(visitors.map((one) => saved(pickup, {}, one)));
  expect(answers.filter(({ order: made }) => made)).toHaveLength(1);
  expect(answers.find(({ order: made }) => !made)?.CALCULATE_ERROR).toBe(
    'Не хватает товаров. Мячик «Поле»: нет в наличии',
  );
  const rows = await shop.db.select().from(stock).where(eq(stock.productId, 4));
  expect(rows.map(({ quantity }) => quantity)).toEqual([0]);
});

test("fast pickup reserves the shop's stock", async () => {
  await visitor.ask('/sale/delivery/set/pickup_point/1/?fast=Y');
  await visitor.api(addToBasket, { id: 5, qty: 3 });
  expect(await page()).toMatchObject({
    DELIVERY: [{}, {}, { TYPE: 'fast_pickup', CHECKED: 'Y' }],
    CALCULATE_ERROR: null,
  });
  expect((await saved(person)).order).toMatchObject({ PRICE: 2100 });
  expect(await shop.ask('/catalog/stocks/get/?productId=5')).toMatchObject({ value: [{ QUANTITY: 9 }] });
  expect(await page()).toBeNull();
});

test('ORD-05 ORD-10 bonuses pay only a part, and the first order issues the card', async () => {
  visitor = await shop.customer('anna@example.ru');
  await visitor.api(addToBasket, { id: 3, qty: 6 });
  expect(await page({ ...pickup, bonusOut: 5000 })).toMatchObject({
    BONUS_DATA: { bonus_balance: 500, max_bonus_out: 300 },
    TOTAL: { BONUS_OUT: 300, PRICE: 300 },
    USER: { fullName: 'Анна Лесная', phone: '79220000001', code: '' },
  });
  expect((await saved({ ...pickup, bonusOut: 5000 })).order).toMatchObject({ PRICE: 300 });
  await visitor.api(addToBasket, { id: 3, qty: 6 });
  expect(await page()).toMatchObject({ BONUS_DATA: { bonus_balance: 200 }, USER: { code: '000000000001' } });
});

const ordersOf = async (by: Visitor) => {
  const rows = await Promise.all(
    (await shop.db.select({ id: order.id }).from(order)).map(({ id }) => by.ask(`/sale/order/get_state/${id}/`)),
  );
  return rows.filter(({ status }) => status === 200);
};
