import { addToBasket, applyPromocode } from '@zapovednik/api/checkout/calls/basket';
import { orderState, savedOrder } from '@zapovednik/api/checkout/wire/order';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { coupon, customer, deliveryOffer, deliveryService, order, paySystem, shopStock } from '../../db/schema';
import { fillFastDelivery, INSIDE, OUTSIDE } from '../../testing/fast-delivery';
import { sessionOf } from '../../testing/session-of';
import { EKATERINBURG, PASSWORD, PERM, quickHash } from '../../testing/small-shop';
import { useShop, useVisitor } from '../../testing/use-shop';

const shop = useShop();
beforeAll(async () => {
  await fillFastDelivery(shop.db);
  await shop.db.insert(deliveryService).values({ id: 5, type: 'charity', name: 'Передать приюту', sort: 400 });
  await shop.db.insert(deliveryOffer).values({ serviceId: 5, locationId: EKATERINBURG, price: 0, daysFrom: 3 });
  await shop.db
    .update(paySystem)
    .set({ deliveryTypes: ['courier', 'pickup', 'fast_pickup', 'fast_delivery', 'charity'] })
    .where(eq(paySystem.id, 1));
  const staff = { passwordHash: await quickHash(PASSWORD) };
  await shop.db.insert(customer).values([
    { ...staff, id: 10, login: 'operator', groups: ['1c_service_user'] },
    { ...staff, id: 12, login: 'seller', groups: ['1c_user'] },
  ]);
});
const visitor = useVisitor(shop, { each: 'test' });

const person = {
  user: { fullName: 'Иван Лесов', phone: '79220000002', email: '' },
  acceptPersonData: 'Y',
};
const address = (coords: string) => ({ street: 'ул. Мира', house: '3', coords });
const save = async (changes: object, by = visitor.session()) =>
  savedOrder.parse((await shop.ask('/sale/order/save/', { session: by, body: { ...person, ...changes } })).value);
/** The calculated order of this visitor, with this value of the charity cookie from the gateway. */
async function orderPage(body?: object, wish = '', location = EKATERINBURG) {
  const path = `/sale/order/${body ? 'refresh' : 'get'}/`;
  const { value } = await visitor.ask(path, body, { location, headers: { 'x-charity': wish } });
  return z.object({ order: orderState }).parse(value).order;
}
const rowOf = async (id: number | undefined) =>
  (
    await shop.db
      .select()
      .from(order)
      .where(eq(order.id, id ?? 0))
  )[0];
const inShop = async () => (await shop.db.select().from(shopStock).where(eq(shopStock.productId, 1)))[0]?.quantity;

test('ORD-01 ORD-36 fast delivery reserves the goods of the shop of its zone, at the zone’s price, and returns them', async () => {
  const anna = await shop.customer('anna@example.ru');
  await anna.api(addToBasket, { id: 1, qty: 2 });
  const { order: made } = await save({ serviceType: 'fast_delivery', profile: address(INSIDE) }, anna.session());
  expect(made?.PRICE).toBe(1800 + 299);
  expect(await rowOf(made?.ID)).toMatchObject({ deliveryType: 'fast_delivery', stockPointId: 1, pickupPointId: null });
  expect(await inShop()).toBe(0);
  await anna.ask(`/personal/order/cancel/${made?.ID}/`);
  expect(await inShop()).toBe(2);
});

test('ORD-36 outside its zone, or without goods there, fast delivery is refused', async () => {
  await visitor.api(addToBasket, { id: 1, qty: 2 });
  const refused = { order: null, ERROR: { FIELDS: { serviceId: 'Выберите способ доставки' } } };
  expect(await save({ serviceId: 4, profile: address(OUTSIDE) })).toMatchObject(refused);
  await visitor.api(addToBasket, { id: 1, qty: 1 });
  expect(await save({ serviceId: 4, profile: address(INSIDE) })).toMatchObject(refused);
});

test('ORD-34 ORD-36 charity is offered where the city has shelters, after the other ways, and needs no address', async () => {
  await visitor.api(addToBasket, { id: 3, qty: 1 });
  const { DELIVERY } = await orderPage();
  expect(DELIVERY.map(({ TYPE }) => TYPE)).toEqual(['courier', 'pickup', 'fast_pickup', 'charity']);
  expect(DELIVERY.find(({ CHECKED }) => CHECKED === 'Y')?.TYPE).toBe('courier');
  const { order: made } = await save({ serviceType: 'charity', profile: address('') });
  expect(await rowOf(made?.ID)).toMatchObject({
    deliveryType: 'charity',
    address: null,
    deliveryAddress: 'Екатеринбург, приют',
    price: 10_000,
  });
});

test('ORD-34 the charity cookie selects charity until another way is chosen; another value of it means nothing', async () => {
  await visitor.api(addToBasket, { id: 3, qty: 1 });
  const checked = async (body: object | undefined, wish: string, location?: number) =>
    (await orderPage(body, wish, location)).DELIVERY.find(({ CHECKED }) => CHECKED === 'Y')?.TYPE;
  expect(await checked(undefined, 'Y')).toBe('charity');
  expect(await checked({}, 'Y')).toBe('charity');
  expect(await checked({ serviceId: 2 }, 'Y')).toBe('pickup');
  for (const forged of ['y', '1', 'Y,Y', 'N', 'Y'.repeat(5000)]) expect(await checked({}, forged)).toBe('courier');
  await visitor.ask('/sale/basket/add/1/1/', undefined, { location: PERM });
  expect(await checked({}, 'Y', PERM)).not.toBe('charity');
});

test('API-94 unknown fields are dropped: they do not change the price of the order', async () => {
  await visitor.api(addToBasket, { id: 3, qty: 2 });
  const forged = {
    price: 1,
    TOTAL: { PRICE: 1 },
    customerId: 1,
    statusId: 'F',
    isPaid: true,
    discount: 99,
    bonusOut: 9999,
  };
  const { order: made } = await save({ serviceId: 2, pickupPointId: 1, ...forged });
  expect(made?.PRICE).toBe(200);
  expect(await rowOf(made?.ID)).toMatchObject({ customerId: null, statusId: 'N', isPaid: false, bonusOut: 0 });
});

test('ORD-45 an order whose price has changed meanwhile is not made', async () => {
  await visitor.api(addToBasket, { id: 3, qty: 2 });
  const pickup = { serviceId: 2, pickupPointId: 1 };
  expect(await save({ ...pickup, expectedPrice: 199 })).toMatchObject({
    order: null,
    CALCULATE_ERROR: expect.stringMatching(/^Сумма заказа изменилась, теперь она 200/),
  });
  expect((await save({ ...pickup, expectedPrice: 200 })).order).not.toBeNull();
});

test('SES-33 SES-34 an operator orders for a customer; the order names who did it', async () => {
  const acting = sessionOf(
    await (await shop.customer('operator')).ask('/admin/personal/user/auth/', { login: 'anna@example.ru' }),
  );
  const pickup = { serviceId: 2, pickupPointId: 1 };
  await shop.ask('/sale/basket/add/3/1/', { session: acting });
  const page = await shop.ask('/sale/order/get/', { session: acting });
  expect(page.value).toMatchObject({
    order: { EMPLOYEE: { ID: 10, NAME: 'operator' }, USER: { fullName: 'Анна Лесная' } },
  });
  expect(JSON.stringify(page.value)).not.toContain(acting);
  const made = await save(pickup, acting);
  expect(await rowOf(made.order?.ID)).toMatchObject({ customerId: 1, employeeId: 10 });
  // The session ends after the order, so the order is shown by its signed link.
  expect(made.order?.REDIRECT_URL).toMatch(/^\/order\/[\w-]+\/$/);
  await shop.ask('/sale/basket/add/3/1/', { session: acting });
  const bySeller = await save({ ...pickup, Employee: 12 }, acting);
  expect(await rowOf(bySeller.order?.ID)).toMatchObject({ customerId: 1, employeeId: 12 });

  const refused = { order: null, ERROR: { FIELDS: { Employee: 'Сессия сотрудника закончилась. Войдите снова' } } };
  await shop.ask('/sale/basket/add/3/1/', { session: acting });
  expect(await save({ ...pickup, Employee: 2 }, acting)).toMatchObject(refused);
  await visitor.api(addToBasket, { id: 3, qty: 1 });
  expect(await save({ ...pickup, Employee: 10 })).toMatchObject(refused);
});

test('an order with a code of a signed-in customer has the discount; another session does not see it', async () => {
  await shop.db.insert(coupon).values({ code: 'ОСЕНЬ', percent: 50 });
  const boris = await shop.customer('boris');
  await boris.api(addToBasket, { id: 3, qty: 2 });
  await boris.api(applyPromocode, { promocode: 'осень' });
  const { order: made } = await save({ serviceId: 2, pickupPointId: 1 }, boris.session());
  expect(await rowOf(made?.ID)).toMatchObject({ couponCode: 'ОСЕНЬ', price: 10_000, customerId: 2 });
  expect(await visitor.ask(`/sale/order/get_state/${made?.ID}/`)).toMatchObject({ status: 404 });
});
