import { addToBasket, applyPromocode } from '@zapovednik/api/checkout/calls/basket';
import { pickupPoint as pointAnswer } from '@zapovednik/api/checkout/wire/delivery';
import { orderState, savedOrder } from '@zapovednik/api/checkout/wire/order';
import * as z from 'zod/mini';
import { coupon } from '../../db/schema';
import { useShop, useVisitor } from '../../testing/use-shop';

const shop = useShop();
const visitor = useVisitor(shop, { each: 'test' });

const person = { user: { fullName: 'Иван Лесов', phone: '79220000002', email: '' }, acceptPersonData: 'Y' };
const fast = { serviceId: 3 };
const onLenina = { ...fast, pickupPointId: 1 };

async function calculated(choice: object) {
  const { value } = await visitor.ask('/sale/order/refresh/', choice);
  return z.object({ order: orderState }).parse(value).order;
}
const save = async (choice: object) =>
  savedOrder.parse((await visitor.ask('/sale/order/save/', { ...person, ...choice })).value);
const basket = async () => (await visitor.ask('/sale/basket/get/')).value;

/** The shop on Ленина has two pieces of product 1, and none of product 4. */
async function fillBasket() {
  await visitor.api(addToBasket, { id: 1, qty: 2 });
  await visitor.api(addToBasket, { id: 4, qty: 1 });
}

test('ORD-28 DEL-38 fast pickup without a shop leaves the goods of the order as they are, also when a point of ordinary pickup is chosen', async () => {
  await fillBasket();
  const courier = await calculated({});
  await visitor.ask('/sale/delivery/set/pickup_point/1/');
  const { BASKET_ITEMS, BASKET_TOTAL, PICKUP_POINT, CALCULATE_ERROR } = await calculated(fast);
  expect({ BASKET_ITEMS, BASKET_TOTAL }).toEqual({
    BASKET_ITEMS: courier.BASKET_ITEMS,
    BASKET_TOTAL: courier.BASKET_TOTAL,
  });
  expect({ PICKUP_POINT, CALCULATE_ERROR }).toEqual({ PICKUP_POINT: null, CALCULATE_ERROR: null });
  expect(await save(fast)).toMatchObject({ order: null, ERROR: { FIELDS: { pickupPointId: 'не выбран ПВЗ' } } });
});

test('API-42 shops of fast pickup say how much of the basket they have; ordinary points do not', async () => {
  await fillBasket();
  const points = async (query: string) =>
    z.array(pointAnswer).parse((await visitor.ask(`/sale/delivery/get/pickup_point/${query}`)).value);
  expect(await points('?fast=Y')).toMatchObject([{ ID: 1, GOODS: { HERE: 2, WANTED: 3 } }]);
  for (const point of await points('')) expect(point).not.toHaveProperty('GOODS');
});

test('API-64 the conditions of a promotion code are those of the goods that the shop gives', async () => {
  await shop.db.insert(coupon).values({ code: 'ДВЕТЫСЯЧИ', amount: 10_000, minimum: 200_000 });
  await fillBasket();
  await visitor.api(applyPromocode, { promocode: 'ДВЕТЫСЯЧИ' });
  expect(await calculated({})).toMatchObject({ BASKET_TOTAL: { PROMOCODE: 'ДВЕТЫСЯЧИ' } });
  expect(await calculated(onLenina)).toMatchObject({ BASKET_TOTAL: { PROMOCODE: null }, TOTAL: { BASKET: 1800 } });
});

test('ORD-36 the shop gives what it has; the rest stays in the basket and can be ordered in another way', async () => {
  await fillBasket();
  expect(await calculated(onLenina)).toMatchObject({
    BASKET_ITEMS: [{ product_id: 1, quantity: 2 }],
    TOTAL: { PRICE: 1800 },
    CALCULATE_ERROR: null,
    LEFT: [{ product_id: 4, name: 'Мячик «Поле»', quantity: 1 }],
  });
  expect((await save({ ...onLenina, expectedPrice: 1800 })).order).toMatchObject({ PRICE: 1800 });
  expect(await basket()).toMatchObject({ basket: [{ PRODUCT_ID: 4, QUANTITY: 1 }] });
  // The next order comes to the same point, from the city's stock.
  expect((await visitor.ask('/sale/delivery/updateUserDeliveryAfterOrderSave/')).value).toMatchObject({
    DELIVERY_TYPE: 'pickup',
    PICKUP_POINT_DATA: { ID: 1 },
    FAST_MODE: 'N',
  });
  expect(await calculated({})).toMatchObject({ BASKET_ITEMS: [{ product_id: 4 }], CALCULATE_ERROR: null, LEFT: [] });
});

test('ORD-36 a shop that has nothing of the basket cannot be chosen', async () => {
  await visitor.api(addToBasket, { id: 4, qty: 1 });
  expect(await calculated(onLenina)).toMatchObject({ PICKUP_POINT: null, TOTAL: { PRICE: 350 }, LEFT: [] });
  expect(await save(onLenina)).toMatchObject({
    order: null,
    ERROR: { FIELDS: { pickupPointId: 'В этом магазине сейчас нет ваших товаров. Выберите другой' } },
  });
});
