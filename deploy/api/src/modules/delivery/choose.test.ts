import { getPickupServices } from '@zapovednik/api/checkout/calls/delivery';
import { type UserDelivery, userDelivery } from '@zapovednik/api/checkout/wire/delivery';
import { pickupServices } from 'deploy-demo-data/shops/pickup-services';
import { eq } from 'drizzle-orm';
import { pickupPoint } from '../../db/schema';
import { PERM } from '../../testing/small-shop';
import { useShop, type Visitor } from '../../testing/use-shop';

const shop = useShop();

const address = { street: 'улица Ленина', house: '5' };
const chosen = async (visitor: Visitor): Promise<UserDelivery> =>
  userDelivery.parse((await visitor.ask('/sale/delivery/get/')).value);

const ofVisitors: { path: string; body?: object }[] = [
  { path: '/sale/delivery/get/' },
  { path: '/sale/delivery/set/delivery/1/' },
  { path: '/sale/delivery/set/pickup_point/1/' },
  { path: '/sale/delivery/setUserProfileData/', body: address },
  { path: '/sale/delivery/clearDelivery/' },
];

test.each(ofVisitors)('API-44 to API-51 $path is refused without a valid session', async ({ path, body }) => {
  expect(await shop.ask(path, { body })).toMatchObject({ status: 401 });
  const session = 'x'.repeat(43);
  expect(await shop.ask(path, { session, body })).toMatchObject({ failure: { message: 'Session expired' } });
});

test("API-44 a visitor's choice is not visible to another visitor", async () => {
  const [mine, other] = [await shop.visitor(), await shop.visitor()];
  await mine.ask('/sale/delivery/setUserProfileData/', address);
  await mine.ask('/sale/delivery/set/pickup_point/1/');
  expect(await chosen(mine)).toMatchObject({ PICKUP_POINT_DATA: { ID: 1 }, USER_PROFILE_DATA: address });
  expect(await chosen(other)).toMatchObject({ DELIVERY_ID: null, PICKUP_POINT_DATA: null, USER_PROFILE_DATA: null });
});

test.each([
  ['API-42', '/sale/delivery/get/pickup_point/?serviceId=x', 400],
  ['API-42', '/sale/delivery/get/pickup_point/?fast=yes', 400],
  ['API-45', '/sale/delivery/set/delivery/x/', 400],
  ['API-45', '/sale/delivery/set/delivery/-1/', 400],
  ['API-46', '/sale/delivery/set/pickup_point/0/', 400],
  ['API-46', '/sale/delivery/set/pickup_point/99/', 404],
  ['API-46', '/sale/delivery/set/pickup_point/1/?serviceId=2', 404],
])('%s %s is %i', async (_, path, status) => {
  expect((await (await shop.visitor()).ask(path)).status).toBe(status);
});

test('API-42 no point has an unknown product', async () => {
  const { value } = await shop.ask('/sale/delivery/get/pickup_point/?productId=999');
  expect(value).toMatchObject([{ STOCK: 'Нет в наличии' }, { STOCK: 'Нет в наличии' }]);
});

test('API-45 DEL-38 fast pickup needs a point with its own stock', async () => {
  const visitor = await shop.visitor();
  await visitor.ask('/sale/delivery/set/pickup_point/2/');
  expect(await visitor.ask('/sale/delivery/set/delivery/3/')).toMatchObject({
    status: 409,
    failure: { message: 'В этом пункте нет быстрого самовывоза' },
  });
  await visitor.ask('/sale/delivery/set/pickup_point/1/');
  expect(await visitor.ask('/sale/delivery/set/delivery/3/')).toMatchObject({ value: { FAST_MODE: 'Y' } });
});

test('API-46 a point of another city cannot be chosen, and choosing a point keeps the address', async () => {
  const visitor = await shop.visitor();
  await visitor.ask('/sale/delivery/setUserProfileData/', address);
  expect(await visitor.ask('/sale/delivery/set/pickup_point/3/')).toMatchObject({ status: 404 });
  expect(await chosen(visitor)).toMatchObject({ DELIVERY_TYPE: 'courier' });
  await visitor.ask('/sale/delivery/set/pickup_point/2/');
  expect(await chosen(visitor)).toMatchObject({ DELIVERY_TYPE: 'pickup', USER_PROFILE_DATA: address });
  expect(await visitor.ask('/sale/delivery/set/pickup_point/3/', undefined, { location: PERM })).toMatchObject({
    value: { PICKUP_POINT_DATA: { ID: 3 } },
  });
});

test.each([undefined, {}])(
  'API-51 the choice is cleared, by GET and by POST, once and repeatedly; the address stays (%j)',
  async (body) => {
    const visitor = await shop.visitor();
    await visitor.ask('/sale/delivery/setUserProfileData/', address);
    await visitor.ask('/sale/delivery/set/pickup_point/1/?fast=Y');
    expect(await chosen(visitor)).toMatchObject({ DELIVERY_TYPE: 'fast_pickup', FAST_MODE: 'Y' });
    const clear = () => visitor.ask('/sale/delivery/clearDelivery/', body);
    const nothing = { DELIVERY_ID: null, DELIVERY_TYPE: null, PICKUP_POINT_DATA: null, FAST_MODE: 'N' };
    for (const answer of [await clear(), await clear()]) {
      expect(answer).toMatchObject({ status: 200, value: { ...nothing, USER_PROFILE_DATA: address } });
    }
    expect(await chosen(visitor)).toMatchObject(nothing);
  },
);

test('API-53 the points of fast pickup are the pickup points with that flag, by GET and by POST', async () => {
  const ids = async (query: string, options = {}) => {
    const { value } = await shop.ask(`/sale/delivery/get/pickup_point/${query}`, options);
    return Array.isArray(value) ? value.map((point) => [Object(point).ID, Object(point).FAST_PICKUP]) : value;
  };
  const all = [
    [1, 'Y'],
    [2, 'N'],
  ];
  expect(await ids('')).toEqual(all);
  for (const options of [{}, { body: {} }]) {
    expect(await ids('?fast=Y', options)).toEqual([[1, 'Y']]);
    expect(await ids('?fast=N', options)).toEqual(all);
  }
  expect(await ids('?fast=Y', { location: PERM })).toEqual([]);
});

test('DEL-37 each delivery service has its type, which the visitor’s choice has too', async () => {
  const { value } = await shop.ask('/sale/delivery/get/delivery/');
  expect(value).toMatchObject([
    { ID: 1, TYPE: 'courier' },
    { ID: 2, TYPE: 'pickup' },
    { ID: 3, TYPE: 'fast_pickup' },
  ]);
  const visitor = await shop.visitor();
  await visitor.ask('/sale/delivery/set/pickup_point/1/');
  for (const [id, type] of [
    [3, 'fast_pickup'],
    [2, 'pickup'],
  ]) {
    await visitor.ask(`/sale/delivery/set/delivery/${id}/`);
    expect(await chosen(visitor)).toMatchObject({ DELIVERY_ID: id, DELIVERY_TYPE: type });
  }
});

test('API-43 LIM-06 the icons of services exist', async () => {
  const services = pickupServices.map(({ id, name, marker }) => ({ ID: id, NAME: name, MARKER: marker }));
  for (const { MARKER } of getPickupServices.answer.parse(services)) {
    const icon = await fetch(shop.root + MARKER);
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(await icon.text()).toContain('width="32" height="40"');
  }
  expect((await fetch(`${shop.root}/pictures/marker/constructor`)).status).toBe(404);
});

test('CIT-17 DEL-50 DEL-51 a start says whether the city has one point of fast pickup, and a point that closed is chosen no more', async () => {
  const visitor = await shop.visitor();
  const one = async (location?: number) =>
    userDelivery.parse((await visitor.ask('/sale/delivery/get/', undefined, { location })).value).ONE_FAST_PICKUP_POINT;
  const start = async (cookie = '') =>
    (await shop.ask('/personal/user/is_auth/?site=true', { headers: { cookie } })).value;
  expect([await one(), await one(PERM)]).toEqual(['Y', 'N']);
  expect(await start()).toMatchObject({ location_id: null, user_delivery: { ONE_FAST_PICKUP_POINT: 'Y' } });
  await visitor.ask('/sale/delivery/set/pickup_point/1/?fast=Y');
  await shop.db.update(pickupPoint).set({ fastPickup: true }).where(eq(pickupPoint.id, 2));
  expect(await one()).toBe('N');
  await shop.db.update(pickupPoint).set({ handsOut: false }).where(eq(pickupPoint.id, 1));
  expect(await start(`ZPVDSESSID=${visitor.session()}`)).toMatchObject({
    user_delivery: { FAST_MODE: 'Y', PICKUP_POINT_DATA: null, ONE_FAST_PICKUP_POINT: 'Y' },
  });
  await shop.db.update(pickupPoint).set({ handsOut: true }).where(eq(pickupPoint.id, 1));
  await shop.db.update(pickupPoint).set({ fastPickup: false }).where(eq(pickupPoint.id, 2));
});
