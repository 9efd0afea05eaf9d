import { addToBasket } from '@zapovednik/api/checkout/calls/basket';
import { userDelivery } from '@zapovednik/api/checkout/wire/delivery';
import { setLocation } from '@zapovednik/api/shell/calls/location';
import { city } from '@zapovednik/api/shell/wire/city';
import { location } from '@zapovednik/api/shell/wire/location';
import * as z from 'zod/mini';
import { location as locationTable } from '../../db/schema';
import { EKATERINBURG, PERM } from '../../testing/small-shop';
import { useShop } from '../../testing/use-shop';

const shop = useShop();
beforeAll(async () => {
  await shop.db
    .insert(locationTable)
    .values({ id: 5700, code: 'orel', name: 'Орёл', type: 'CITY', parentId: 1, cityId: 5700, sort: 500 });
});

test('API-27 CIT-08 cities by SORT, the default one first and on the main domain', async () => {
  const { value, headers } = await shop.ask('/location/city/get/');
  const [first, second] = z.array(city).parse(value);
  expect(first).toMatchObject({ LOCATION_ID: EKATERINBURG, SUBDOMAIN: null, IS_RC: 'Да', FAST_PICKUP_MODE: 'Y' });
  expect(second).toMatchObject({ LOCATION_ID: PERM, SUBDOMAIN: 'perm' });
  expect(headers.get('cache-control')).toBe('public, max-age=3600');
});

test('API-28 API-29 places are found by a part of the name or by id', async () => {
  const search = (q: string) => shop.ask(`/location/location/search/${encodeURIComponent(q)}/`);
  expect(await search('кольц')).toMatchObject({
    value: [{ ID: 3001, PARENT_NAME: 'Екатеринбург', LOCATION_TYPE: 'VILLAGE' }],
  });
  expect(await search('%')).toMatchObject({ value: [] });
  expect(await shop.ask('/location/location/get/66/')).toMatchObject({
    value: { LOCATION_NAME: 'Свердловская область', PARENT_NAME: 'Россия' },
  });
});

test.each([
  ['Свердловская', ['Свердловская область', 'Екатеринбург', 'Кольцово'], 'the region names its places too'],
  ['кольцово свердловская', ['Кольцово'], 'words of place and region'],
  ['perm', ['Пермь'], 'Latin letters'],
  ['gthvm', ['Пермь'], 'the other layout of the keyboard'],
  ['КОЛЬЦОВО', ['Кольцово'], 'capitals'],
  ['Орел', ['Орёл'], 'ё written as е'],
  ['орёл', ['Орёл'], 'ё'],
  ['Лондон', [], 'nothing'],
])('API-28 a search for %s finds %s: %s', async (text, names) => {
  const { value } = await shop.ask(`/location/location/search/${encodeURIComponent(text)}/`);
  expect(
    z
      .array(location)
      .parse(value)
      .map(({ LOCATION_NAME }) => LOCATION_NAME),
  ).toEqual(names);
});

test('API-28 API-29 API-32 open methods answer POST too, a search without a text is refused', async () => {
  expect(await shop.ask('/location/location/search/perm/', { body: {} })).toMatchObject({ status: 200 });
  expect(await shop.ask('/location/location/get/66/', { body: {} })).toMatchObject({ status: 200 });
  expect(await shop.ask('/location/location/search/%20/')).toMatchObject({ status: 400 });
  expect(await shop.ask('/location/location/get/abc/')).toMatchObject({ status: 400 });
  expect((await shop.ask('/location/city/get/', { body: {} })).status).toBeGreaterThanOrEqual(404);
});

test('ERR-08 a whole region cannot be chosen', async () => {
  expect(await (await shop.visitor()).ask('/location/location/set/66/')).toMatchObject({
    status: 409,
    failure: { message: 'Не удалось установить местоположение' },
  });
});

test('ERR-07 an unknown place', async () => {
  expect(await shop.ask('/location/location/get/77/')).toMatchObject({
    status: 404,
    failure: { message: 'Не удалось найти location ID: 77' },
  });
});

test('API-30 SES-44 a session keeps its place; another place clears the old point', async () => {
  const visitor = await shop.visitor();
  await visitor.ask('/sale/delivery/set/pickup_point/1/');
  expect(await visitor.api(setLocation, { id: PERM })).toMatchObject({ name: 'Пермь' });
  const { value } = await shop.ask('/personal/user/is_auth/', {
    headers: { cookie: `ZPVDSESSID=${visitor.session()}` },
  });
  expect(value).toMatchObject({
    location_id: PERM,
    user_delivery: { PICKUP_POINT_DATA: null, HEADER_DELIVERY_MESSAGE: 'Адрес доставки или ПВЗ' },
  });
  expect(await visitor.ask('/location/location/set/77/')).toMatchObject({ status: 404 });
  expect(await shop.ask(`/location/location/set/${PERM}/`)).toMatchObject({ status: 401 });
});

test('API-44 DEL-36 the header shows the choice', async () => {
  const visitor = await shop.visitor();
  const label = async (path: string, body?: unknown) =>
    userDelivery.parse((await visitor.ask(path, body)).value).HEADER_DELIVERY_MESSAGE;
  expect(await label('/sale/delivery/get/')).toBe('Адрес доставки или ПВЗ');
  expect(await label('/sale/delivery/setUserProfileData/', { street: 'ул. Мира', house: '3' })).toBe('Доставка');
  expect(await label('/sale/delivery/set/pickup_point/2/?serviceId=2')).toBe('Самовывоз');
  expect(await label('/sale/delivery/set/pickup_point/1/?fast=Y')).toBe('Быстрый самовывоз');
  expect(await label('/sale/delivery/set/delivery/1/')).toBe('Доставка');
  expect(await label('/sale/delivery/set/delivery/null/')).toBe('Доставка');
  expect(await label('/sale/delivery/clearDelivery/')).toBe('Доставка');
});

test('each change tells the gateway which page the visitor gets next', async () => {
  const visitor = await shop.visitor();
  const view = async (path: string) => JSON.parse((await visitor.ask(path)).headers.get('x-session-view') ?? '');
  expect(await view(`/location/location/set/${EKATERINBURG}/`)).toEqual({
    locationId: EKATERINBURG,
    fastPickup: false,
    authorized: false,
  });
  expect(await view('/sale/delivery/set/pickup_point/1/?fast=Y')).toMatchObject({ fastPickup: true });
  expect(await view('/sale/delivery/clearDelivery/')).toMatchObject({ fastPickup: false });
});

test('API-42 API-43 points and services of the city, with their stock of a product', async () => {
  const points = (query: string, location = EKATERINBURG) =>
    shop.ask(`/sale/delivery/get/pickup_point/?${query}`, { location });
  expect(await points('productId=1')).toMatchObject({
    value: [
      { ID: 1, STOCK: 'Много', PICKUP_POINT: 'Y' },
      { ID: 2, PVZ_COST: 50 },
    ],
  });
  expect(await points('productId=1&fast=Y')).toMatchObject({ value: [{ ID: 1, STOCK: 'Мало', FAST_PICKUP: 'Y' }] });
  expect((await points('serviceId=1')).value).toHaveLength(1);
  expect(await points('', PERM)).toMatchObject({ value: [{ ID: 3, CITY: 'Пермь', STOCK: 'Много' }] });
  expect(await points('fast=Y', PERM)).toMatchObject({ value: [] });
  expect(await shop.ask('/sale/delivery/get/pickup_services/', { location: PERM })).toMatchObject({
    value: [{ ID: 2 }],
  });
});

test('DEL-64 DEL-38 a point that does not exist, or has no fast pickup', async () => {
  const visitor = await shop.visitor();
  const choose = (path: string) => visitor.ask(`/sale/delivery/set/${path}`);
  expect(await choose('pickup_point/3/')).toMatchObject({
    status: 404,
    failure: { message: 'Пункт самовывоза не найден' },
  });
  expect(await choose('pickup_point/2/?fast=Y')).toMatchObject({ status: 409 });
  expect(await choose('delivery/3/')).toMatchObject({ status: 409, failure: { message: 'не выбран ПВЗ' } });
  expect(await choose('delivery/99/')).toMatchObject({ status: 404 });
});

test('VAL-05 VAL-06 an address requires street and house', async () => {
  const visitor = await shop.visitor();
  expect(await visitor.ask('/sale/delivery/setUserProfileData/', { street: ' ', house: '' })).toMatchObject({
    status: 400,
    failure: { fields: { street: 'Укажите улицу', house: 'Укажите номер дома' } },
  });
});

test('API-41 delivery is priced for the basket, free from a certain amount', async () => {
  const visitor = await shop.visitor();
  const courier = async () => (await visitor.ask('/sale/delivery/get/delivery/')).value;
  expect(await courier()).toMatchObject([
    { TYPE: 'courier', PRICE: 150, FREE_FROM: 3000, PERIOD: 'завтра' },
    { TYPE: 'pickup' },
    {},
  ]);
  await visitor.api(addToBasket, { id: 2, qty: 2 });
  expect(await courier()).toMatchObject([{ PRICE: 0 }, {}, {}]);
});

test("CAT-53 in fast-pickup mode lists have the chosen shop's stock", async () => {
  const visitor = await shop.visitor();
  await visitor.ask('/sale/delivery/set/pickup_point/1/?fast=Y');
  const list = await visitor.ask('/catalog/product/get_page/');
  expect(list).toMatchObject({
    value: {
      products: [
        { id: 5, quantity: 12, city_quantity: 0 },
        { id: 1, quantity: 2, city_quantity: 20 },
      ],
    },
  });
  expect(await visitor.ask('/catalog/product/get_page/', undefined, { location: PERM })).toMatchObject({
    value: { productCount: 4 },
  });
});
