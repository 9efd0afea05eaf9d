import { type UserDelivery, userDelivery } from '@zapovednik/api/checkout/wire/delivery';
import { fastDelivery } from '@zapovednik/api/checkout/wire/fast-delivery';
import { fillFastDelivery, INSIDE, NIGHT_ONLY, OUTSIDE } from '../../testing/fast-delivery';
import { EKATERINBURG, PERM } from '../../testing/small-shop';
import { useShop } from '../../testing/use-shop';
import { holds } from './zones';

const shop = useShop();
beforeAll(async () => {
  await fillFastDelivery(shop.db);
});

/** Point 1 has two pieces of product 1 and twelve of product 5; the city has twenty of product 1 and none of product 5. */
const AT_THE_SHOP = 1;

async function visitAt(coords: string | null): Promise<string> {
  const session = await shop.visit();
  const body = { street: 'улица Ленина', house: '5', coords };
  if (coords !== null) await shop.ask('/sale/delivery/setUserProfileData/', { session, body });
  return session;
}
const calc = async (session: string, ids: string) =>
  fastDelivery.parse((await shop.ask(`/sale/delivery/calcFastDelivery/${ids}/`, { session })).value);
const chosen = async (session: string): Promise<UserDelivery> =>
  userDelivery.parse((await shop.ask('/sale/delivery/get/', { session })).value);

test('API-31 CIT-32 polygons of the location, none where there is no fast delivery', async () => {
  const { value, headers } = await shop.ask('/location/fast_delivery/get/');
  expect(value).toMatchObject([
    { ID: 1, PRICE: 299, FREE_FROM: 5000, MINUTES: 120, OPENS_AT: '00:00', CLOSES_AT: '24:00' },
    { ID: 2 },
  ]);
  expect(headers.get('cache-control')).toBe('public, max-age=3600');
  expect(await shop.ask('/location/fast_delivery/get/', { location: PERM, body: {} })).toMatchObject({ value: [] });
});

test('a location is inside a polygon, outside it, or in its notch', () => {
  const notched: [number, number][] = [
    [0, 0],
    [0, 4],
    [4, 4],
    [4, 0],
    [2, 2],
  ];
  const inside = (latitude: number, longitude: number) => holds({ corners: notched }, [latitude, longitude]);
  expect([inside(1, 2), inside(3, 3.5), inside(2, 0.5), inside(5, 2), inside(-1, 2)]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('API-50 goods of the shop near the address can be delivered at once, with a price', async () => {
  const session = await visitAt(INSIDE);
  expect(await calc(session, `${AT_THE_SHOP}`)).toEqual({
    AVAILABLE: 'Y',
    PRICE: 299,
    MINUTES: 120,
    MESSAGE: '',
    MISSING: [],
  });
});

test('API-50 the reason is given when goods cannot be delivered at once', async () => {
  const message = async (coords: string | null, ids: string) => (await calc(await visitAt(coords), ids)).MESSAGE;
  expect(await message(null, '1')).toBe('Укажите адрес доставки');
  expect(await message('', '1')).toBe('Выберите адрес из подсказок или на карте');
  expect(await message(OUTSIDE, '1')).toBe('Этот адрес вне зоны быстрой доставки');
  expect(await message(NIGHT_ONLY, '1')).toBe('Быстрая доставка работает с 00:00 до 00:00');
  const session = await visitAt(INSIDE);
  expect(await calc(session, '1,3,999')).toMatchObject({
    AVAILABLE: 'N',
    PRICE: null,
    MESSAGE: 'Не все товары есть в ближайшем магазине',
    MISSING: [3],
  });
});

test('API-50 counts the pieces and kilograms of the basket', async () => {
  const session = await visitAt(INSIDE);
  await shop.ask(`/sale/basket/add/${AT_THE_SHOP}/3/`, { session });
  expect(await calc(session, '1')).toMatchObject({ AVAILABLE: 'N', MISSING: [1] });
  await shop.ask('/sale/basket/add/1/20/', { session });
  expect((await calc(session, '1')).MESSAGE).toBe('Не все товары есть в ближайшем магазине');
});

test('API-50 refuses invalid product numbers, and requests without a session', async () => {
  const session = await visitAt(INSIDE);
  for (const ids of ['a', '1;2', '1,,2', '-1', encodeURIComponent("1' or 1=1")]) {
    expect(await shop.ask(`/sale/delivery/calcFastDelivery/${ids}/`, { session })).toMatchObject({ status: 400 });
  }
  expect(await shop.ask('/sale/delivery/calcFastDelivery/1/')).toMatchObject({ status: 401 });
});

test("API-48 fast delivery is chosen at the server's price, whatever the path contains, and cleared by null", async () => {
  const session = await visitAt(INSIDE);
  await shop.ask(`/sale/basket/add/${AT_THE_SHOP}/1/`, { session });
  expect(await chosen(session)).toMatchObject({ FAST_DELIVERY_FLAG_AVAILABLE: 'Y', FAST_DELIVERY_PRICE: null });
  expect(await shop.ask('/sale/delivery/set/fast_delivery_price/1/', { session })).toMatchObject({
    value: {
      DELIVERY_ID: 4,
      DELIVERY_TYPE: 'fast_delivery',
      FAST_DELIVERY_PRICE: 299,
      HEADER_DELIVERY_MESSAGE: 'Быстрая доставка',
    },
  });
  expect(await shop.ask('/sale/delivery/set/fast_delivery_price/null/', { session })).toMatchObject({
    value: { DELIVERY_TYPE: 'courier', FAST_DELIVERY_PRICE: null, HEADER_DELIVERY_MESSAGE: 'Доставка' },
  });
  expect(await shop.ask('/sale/delivery/set/fast_delivery_price/null/', { session })).toMatchObject({
    value: { DELIVERY_TYPE: 'courier' },
  });
  for (const wrong of ['-1', '1e3', 'abc'])
    expect(await shop.ask(`/sale/delivery/set/fast_delivery_price/${wrong}/`, { session })).toMatchObject({
      status: 400,
    });
  expect(await shop.ask('/sale/delivery/set/fast_delivery_price/null/')).toMatchObject({ status: 401 });
});

test('API-45 API-48 fast delivery that is not possible cannot be chosen', async () => {
  const session = await visitAt(OUTSIDE);
  const refusal = { status: 409, failure: { message: 'Этот адрес вне зоны быстрой доставки' } };
  expect(await shop.ask('/sale/delivery/set/fast_delivery_price/299/', { session })).toMatchObject(refusal);
  expect(await shop.ask('/sale/delivery/set/delivery/4/', { session })).toMatchObject(refusal);
});

test("API-44 fast delivery stops when the basket exceeds the shop's stock, and returns when it fits again", async () => {
  const session = await visitAt(INSIDE);
  await shop.ask(`/sale/basket/add/${AT_THE_SHOP}/1/`, { session });
  expect(await shop.ask('/sale/delivery/set/delivery/4/', { session })).toMatchObject({ status: 200 });
  await shop.ask('/sale/basket/change_quantity/1/3/', { session });
  expect(await chosen(session)).toMatchObject({ DELIVERY_TYPE: 'courier', FAST_DELIVERY_FLAG_AVAILABLE: 'N' });
  await shop.ask('/sale/basket/change_quantity/1/2/', { session });
  expect(await chosen(session)).toMatchObject({ DELIVERY_TYPE: 'fast_delivery', FAST_DELIVERY_PRICE: 299 });
});

test('API-41 fast delivery is among the courier options for an address inside the zone, in its position and with its price', async () => {
  const types = async (session: string) => (await shop.ask('/sale/delivery/get/delivery/', { session })).value;
  const inside = await visitAt(INSIDE);
  await shop.ask(`/sale/basket/add/${AT_THE_SHOP}/1/`, { session: inside });
  expect(await types(inside)).toMatchObject([
    { TYPE: 'courier' },
    { TYPE: 'fast_delivery', PRICE: 299, PERIOD: 'за 2 часа' },
    { TYPE: 'pickup' },
    { TYPE: 'fast_pickup' },
  ]);
  expect(await types(await visitAt(OUTSIDE))).toMatchObject([
    { TYPE: 'courier' },
    { TYPE: 'pickup' },
    { TYPE: 'fast_pickup' },
  ]);
});

test('API-49 delivery prices of the location are the same for all visitors', async () => {
  const { value, headers } = await shop.ask('/sale/delivery/get/delivery_price/');
  expect(value).toMatchObject([
    { TYPE: 'courier', PRICE: 150, FREE_FROM: 3000, LIFT_PRICE: 200, INTERVALS: ['10:00–14:00', '14:00–18:00'] },
    { TYPE: 'fast_delivery', PRICE: 299, PERIOD: 'за 2 часа' },
    { TYPE: 'pickup', PRICE: 0, LIFT_PRICE: null },
    { TYPE: 'fast_pickup' },
  ]);
  expect(headers.get('cache-control')).toBe('public, max-age=60');
  const perm = await shop.ask('/sale/delivery/get/delivery_price/', { location: PERM, body: {} });
  expect(perm).toMatchObject({ value: [{ TYPE: 'courier' }, { TYPE: 'pickup', PERIOD: 'послезавтра' }] });
});

test('API-30 a change of city clears fast delivery and its address', async () => {
  const session = await visitAt(INSIDE);
  await shop.ask(`/location/location/set/${EKATERINBURG}/`, { session });
  expect((await chosen(session)).USER_PROFILE_DATA).toMatchObject({ coords: INSIDE });
  await shop.ask(`/location/location/set/${PERM}/`, { session });
  expect(await chosen(session)).toMatchObject({ USER_PROFILE_DATA: null, FAST_DELIVERY_FLAG_AVAILABLE: 'N' });
});
