import { productDetail } from '@zapovednik/api/catalog/wire/product-detail';
import { getDeliveryServices } from '@zapovednik/api/checkout/calls/delivery';
import { calcFastDelivery, getHousePromises } from '@zapovednik/api/checkout/calls/fast-delivery';
import { orderAnswer } from '@zapovednik/api/checkout/wire/order';
import { fillFastDelivery, INSIDE, OUTSIDE } from '../../testing/fast-delivery';
import { useShop } from '../../testing/use-shop';

/** Before the city's cut-off, and a minute after it. */
const MORNING = new Date('2026-11-21T11:00:00+05:00');
const EVENING = new Date('2026-11-21T20:00:00+05:00');
const shop = useShop({ at: MORNING });
beforeAll(async () => {
  await fillFastDelivery(shop.db);
});

async function visitorAt(coords: string) {
  const visitor = await shop.visitor();
  const body = { street: 'улица Ленина', house: '5', coords };
  await visitor.ask('/sale/delivery/setUserProfileData/', body);
  const ask = async (path: string) => (await visitor.ask(path)).value;
  return {
    ask,
    promises: async (ids: string) =>
      getHousePromises.answer.parse(await ask(`/sale/delivery/get/house_promises/${ids}/`)),
  };
}

/** What the pages say of one product to the house, each in the data that it reads. */
async function said(coords: string) {
  const { ask, promises } = await visitorAt(coords);
  const [list] = await promises('1,3');
  const { messages } = productDetail.parse(await ask('/catalog/product/get_by_code/korm_les_1/'));
  const calculated = calcFastDelivery.answer.parse(await ask('/sale/delivery/calcFastDelivery/1/'));
  await ask('/sale/basket/add/1/1/');
  const cart = getDeliveryServices.answer.parse(await ask('/sale/delivery/get/delivery/'));
  const { order } = orderAnswer.parse(await ask('/sale/order/get/'));
  const inCart = (type: string) => cart.find(({ TYPE }) => TYPE === type);
  const inOrder = (type: string) => order?.DELIVERY.find(({ TYPE }) => TYPE === type);
  return {
    courier: [list?.COURIER?.PERIOD, messages.zpvd_courier_date, inCart('courier')?.PERIOD, inOrder('courier')?.PERIOD],
    courierPrice: [list?.COURIER?.PRICE, inCart('courier')?.PRICE],
    fast: [list?.FAST?.PERIOD, inCart('fast_delivery')?.PERIOD, inOrder('fast_delivery')?.PERIOD],
    fastPrice: [list?.FAST?.PRICE, calculated.PRICE, inCart('fast_delivery')?.PRICE],
    message: [list?.MESSAGE, calculated.MESSAGE],
  };
}

test.each([
  ['in the morning', MORNING],
  ['in the evening', EVENING],
])('PRD-04 ORD-07 %s lists, product page, cart and order promise a house the same', async (_, at) => {
  shop.clock.at(at);
  const near = await said(INSIDE);
  for (const [first, ...others] of Object.values(near)) expect(others).toEqual(others.map(() => first));
  expect(near).toMatchObject({ fast: ['за 2 часа', 'за 2 часа', 'за 2 часа'], fastPrice: [299, 299, 299] });
  expect(near.courier[0]).toBeTruthy();

  const far = await said(OUTSIDE);
  expect(far.fast).toEqual([undefined, undefined, undefined]);
  expect(far.message).toEqual(Array(2).fill('Этот адрес вне зоны быстрой доставки'));
  expect(far.courier).toEqual(near.courier);
});

test('PRD-04 each product of a list is promised alone; without a house nothing is', async () => {
  const { promises, ask } = await visitorAt(INSIDE);
  // Not in the shop nearby.
  expect(await promises('3')).toMatchObject([
    { ID: 3, FAST: null, MESSAGE: 'Не все товары есть в ближайшем магазине' },
  ]);
  await ask('/sale/basket/add/1/3/');
  // The shop has two.
  expect((await promises('1,999')).map(({ ID, FAST }) => [ID, FAST])).toEqual([[1, null]]);
  const stranger = await shop.visitor();
  expect(await stranger.ask('/sale/delivery/get/house_promises/1/')).toMatchObject({ value: [] });
});
