import { addToBasket } from '@zapovednik/api/checkout/calls/basket';
import { setUserProfileData } from '@zapovednik/api/checkout/calls/delivery';
import { getOrderSums } from '@zapovednik/api/checkout/calls/order-sums';
import { basketTotalSchema } from '@zapovednik/api/checkout/wire/basket';
import { orderState } from '@zapovednik/api/checkout/wire/order';
import * as z from 'zod/mini';
import { useShop, useVisitor } from '../../testing/use-shop';

const shop = useShop();
const visitor = useVisitor(shop, { each: 'test' });

const answer = z.object({ order: z.nullable(orderState) });
const page = async (body?: unknown) =>
  answer.parse((await visitor.ask(`/sale/order/${body ? 'refresh' : 'get'}/`, body)).value).order;

test('API-92 ORD-25 the order page: delivery services and payment methods by SORT, the basket, the totals', async () => {
  await visitor.api(addToBasket, { id: 1, qty: 2 });
  expect(await page()).toMatchObject({
    CITY: 'Екатеринбург',
    DELIVERY: [
      { TYPE: 'courier', CHECKED: 'Y', PRICE: 150 },
      { TYPE: 'pickup', CHECKED: 'N' },
      { TYPE: 'fast_pickup' },
    ],
    PAY_SYSTEM: [
      { ID: 1, CHECKED: 'Y', IS_CASH: 'Y' },
      { ID: 2, CHECKED: 'N' },
    ],
    BASKET_ITEMS: [
      { product_id: 1, quantity: 2, discount: 100, discount_value: 10, detail_page_url: '/product/korm_les_1/' },
    ],
    BASKET_TOTAL: { QUANTITY: 2, DISCOUNT: 200, WEIGHT: 2000 },
    TOTAL: { BASKET: 1800, DELIVERY: 150, PRICE: 1950 },
    BONUS_DATA: { bonus_balance: 0, max_bonus_out: 0 },
    CALCULATE_ERROR: null,
  });
});

test('API-93 ORD-28 refreshing calculates with the choice and does not store it', async () => {
  await visitor.api(addToBasket, { id: 1, qty: 2 });
  const picked = await page({ serviceId: 2, pickupPointId: 2 });
  expect(picked).toMatchObject({
    TOTAL: { DELIVERY: 50, PRICE: 1850 },
    PICKUP_POINT: { ID: 2, STOCK: 'Много' },
    SHOW_CHECKBOX_DELIV_WITHOUT_CALL: 'N',
  });
  expect(picked?.PAY_SYSTEM.map(({ ID }) => ID)).toEqual([1]);
  expect(await page()).toMatchObject({ PICKUP_POINT: null, TOTAL: { DELIVERY: 150 } });
});

test('ORD-17 ORD-31 carrying to the floor has a price once the address has a floor', async () => {
  await visitor.api(addToBasket, { id: 1, qty: 2 });
  const carried = (profile?: object) =>
    page({ serviceType: 'courier', liftToTheFloor: 'Y', ...(profile && { profile }) });
  const house = { street: 'ул. Мира', house: '3' };
  expect(await carried()).toMatchObject({ TOTAL: { LIFT: 0, PRICE: 1950 } });
  expect(await carried(house)).toMatchObject({ TOTAL: { LIFT: 0, PRICE: 1950 } });
  expect(await carried({ ...house, floor: '5' })).toMatchObject({ TOTAL: { LIFT: 200, PRICE: 2150 } });
  const walked = { serviceType: 'courier', liftToTheFloor: 'N', profile: { ...house, floor: '5' } };
  expect(await page(walked)).toMatchObject({ TOTAL: { LIFT: 0, PRICE: 1950 } });
});

test('ORD-18 ORD-31 CRT-22 the sums for the cart are those of the order page; the lift is on until it is taken off', async () => {
  await visitor.api(addToBasket, { id: 1, qty: 2 });
  const sums = async () => getOrderSums.answer.parse((await visitor.ask('/sale/order/get/sums/')).value).order;
  const named = async () => {
    const { value } = await visitor.ask('/sale/basket/get/?noCalcBasket=false');
    return z.object({ total: basketTotalSchema }).parse(value).total.ORDER;
  };
  /** The same sums as on the order page, without a choice. */
  const expectSame = async () => {
    const order = await page();
    const { DELIVERY, LIFT, PRICE } = order?.TOTAL ?? {};
    const DELIVERY_NAME = order?.DELIVERY.find(({ CHECKED }) => CHECKED === 'Y')?.NAME;
    expect(await sums()).toEqual({ DELIVERY_NAME, DELIVERY, LIFT, PRICE });
    expect(await named()).toMatchObject({ DELIVERY, PRICE });
    return order;
  };
  expect(await expectSame()).toMatchObject({ TOTAL: { DELIVERY: 150, LIFT: 0, PRICE: 1950 } });
  await visitor.ask('/sale/delivery/set/pickup_point/2/');
  expect(await expectSame()).toMatchObject({ TOTAL: { DELIVERY: 50, LIFT: 0, PRICE: 1850 } });
  await visitor.api(setUserProfileData, { street: 'ул. Мира', house: '3', floor: '5', elevator: 'Y' });
  expect(await expectSame()).toMatchObject({
    DELIVERY: [{ TYPE: 'courier', LIFT_PRICE: 200 }, { TYPE: 'pickup' }, { TYPE: 'fast_pickup' }],
    TOTAL: { DELIVERY: 150, LIFT: 200, PRICE: 2150 },
  });
});
