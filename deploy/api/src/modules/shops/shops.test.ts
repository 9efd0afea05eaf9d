import { getShops } from '@zapovednik/api/content/calls/shop';
import { type ShopAnswer, shopCity } from '@zapovednik/api/content/wire/shop';
import * as z from 'zod/mini';
import { salon, shopFeature, shop as shopTable } from '../../db/schema';
import { EKATERINBURG, PERM } from '../../testing/small-shop';
import { useShop } from '../../testing/use-shop';

const shop = useShop();
beforeAll(async () => {
  await shop.db.insert(shopFeature).values([
    { id: 1, code: 'parkovka', name: 'Парковка', sort: 20 },
    { id: 2, code: 'gruming', name: 'Груминг', sort: 10 },
  ]);
  await shop.db.insert(shopTable).values([
    { id: 1, code: 'na_lenina', description: 'У площади', featureIds: [2] },
    { id: 3, code: 'perm', description: 'На Сибирской' },
  ]);
});

const shops = async (query = ''): Promise<ShopAnswer[]> =>
  getShops.answer.parse((await shop.ask(`/sale/shop/get/${query}`)).value).shops;

test('API-55 DEL-72 shops by city, each with its place and the data of its city, and what they can offer', async () => {
  const { value, headers } = await shop.ask('/sale/shop/get/');
  expect(value).toMatchObject({
    shops: [
      { ID: 1, CODE: 'na_lenina', COORDS: [56.84, 60.61], LOCATION_ID: EKATERINBURG, SUBDOMAIN: null, FEATURES: [2] },
      { ID: 3, CODE: 'perm', CITY: 'Пермь', LOCATION_ID: PERM, SUBDOMAIN: 'perm', FEATURES: [] },
    ],
    features: [{ CODE: 'gruming', NAME: 'Груминг' }, { CODE: 'parkovka' }],
  });
  expect(headers.get('cache-control')).toBe('public, max-age=300');
});

test('API-55 CON-17 LIM-21 of one location, page by page, a thousand at most', async () => {
  expect((await shops(`?filter[PICKUP_LOCATION]=${PERM}`)).map(({ ID }) => ID)).toEqual([3]);
  expect((await shops('?perPage=1&page=2')).map(({ ID }) => ID)).toEqual([3]);
  expect(await shops('?page=3')).toEqual([]);
  for (const wrong of ['?perPage=1001', '?page=0', '?filter[PICKUP_LOCATION]=x', '?filter=x']) {
    expect(await shop.ask(`/sale/shop/get/${wrong}`)).toMatchObject({ status: 400 });
  }
});

test('API-54 one shop has its salons, a list of shops has none', async () => {
  await shop.db.insert(salon).values({ id: 71, kind: 'grooming', shopId: 1, name: 'Салон', phone: '' });
  expect((await shop.ask('/sale/shop/get/1/')).value).toMatchObject({ SALONS: [{ ID: 71, KIND: 'grooming' }] });
  expect((await shop.ask('/sale/shop/get/perm/')).value).toMatchObject({ SALONS: [] });
  expect((await shops())[0]).not.toHaveProperty('SALONS');
});

test('API-54 CON-19 one shop by its number or the code of its page', async () => {
  expect(await shop.ask('/sale/shop/get/1/')).toMatchObject({ value: { NAME: 'Магазин на Ленина' } });
  expect(await shop.ask('/sale/shop/get/na_lenina/', { body: {} })).toMatchObject({ value: { ID: 1 } });
  for (const unknown of ['2', '999', 'net_takogo']) {
    expect(await shop.ask(`/sale/shop/get/${unknown}/`)).toMatchObject({
      status: 404,
      failure: { message: 'Магазин не найден' },
    });
  }
  expect(await shop.ask('/sale/shop/get/%3Cb%3E/')).toMatchObject({ status: 400 });
});

test('API-56 CON-16 cities with shops by SORT', async () => {
  const { value } = await shop.ask('/sale/shop/get_city_list/');
  expect(z.array(shopCity).parse(value)).toMatchObject([
    { NAME: 'Екатеринбург', SHOPS: 1 },
    { NAME: 'Пермь', SHOPS: 1 },
  ]);
});
