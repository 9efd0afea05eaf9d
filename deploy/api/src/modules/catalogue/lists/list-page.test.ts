import { productPage } from '@zapovednik/api/catalog/wire/product-page';
import { section } from '@zapovednik/api/catalog/wire/section';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { session as sessionTable } from '../../../db/schema';
import { keyOf } from '../../../http/session';
import { PERM } from '../../../testing/small-shop';
import type { TestShop } from '../../../testing/start-shop';
import { useShop } from '../../../testing/use-shop';

const shop = useShop();

const page = async (query: string, options: Parameters<TestShop['ask']>[1] = {}) =>
  productPage.parse((await shop.ask(`/catalog/product/get_page/?${query}`, options)).value);
const ids = async (query: string, options = {}) => (await page(query, options)).products.map(({ id }) => id);

test('API-02 sections are a tree with their path and number of cards', async () => {
  const { value, headers } = await shop.ask('/catalog/section/getall/');
  const [dogs, cats] = z.array(section).parse(value);
  expect(dogs).toMatchObject({ NAME: 'Товары для собак', IBLOCK_SECTION_ID: 0, ELEMENT_COUNT: 3 });
  expect(dogs?.CHILDREN.map(({ UNIQUE_CODE }) => UNIQUE_CODE)).toEqual([
    'tovary_dlya_sobak/korm',
    'tovary_dlya_sobak/igrushki',
  ]);
  expect(cats?.SECTION_PAGE_URL).toBe('/catalog/tovary_dlya_koshek/');
  expect(headers.get('cache-control')).toBe('public, max-age=300');
});

test('API-07 CAT-07 a section lists its cards, variants in one, sold-out cards last, and its tag links', async () => {
  const found = await page('section=10');
  expect(found.products.map(({ id }) => id)).toEqual([4, 3, 2]);
  expect(found).toMatchObject({ productCount: 3, pageCount: 1, activeSort: 'sort_asc' });
  expect(found.products.at(-1)?.variants.map(({ VALUE_PRINT }) => VALUE_PRINT)).toEqual(['1 кг', '3 кг']);
  expect(found.tags.REFERENCES).toEqual([
    { NAME: 'Корм «Лес»', URL: '/catalog/tovary_dlya_sobak/filter/brend-is-les/apply/' },
  ]);
});

test('CAT-13 CAT-14 lists are sorted by popularity, name and price', async () => {
  expect(await ids('section=10&sort[SORT]=asc&sort[popularity]=desc')).toEqual([4, 3, 2]);
  expect(await ids('section=10&sort[price]=asc')).toEqual([3, 4, 1]);
  expect(await ids('section=10&sort[price]=DESC')).toEqual([2, 4, 3]);
  expect(await ids('section=10&sort[name]=asc')).toEqual([1, 4, 3]);
});

test('CIT-02 each city has its own stock', async () => {
  const here = await page('filter[ID][]=1&filter[ID][]=5');
  const perm = await page('filter[ID][]=1&filter[ID][]=5', { location: PERM });
  expect(here.products.map(({ id, city_quantity }) => [id, city_quantity])).toEqual([
    [1, 20],
    [5, 0],
  ]);
  expect(perm.products.map(({ id, city_quantity }) => [id, city_quantity])).toEqual([
    [5, 8],
    [1, 3],
  ]);
  expect(await ids('filter[AVAILABLE]=Y', { location: PERM })).toEqual([5, 1]);
});

test('PRD-38 CAT-41 lists by brand, sale and flags, without the product itself', async () => {
  expect(await ids('filter[BRAND]=pole&filter[!ID]=4')).toEqual([3]);
  expect(await ids('filter[PROPERTY_SALES]=osen')).toEqual([4]);
  expect(await ids('filter[NEW]=Y')).toEqual([3]);
  expect(await ids('filter[DISCOUNT]=Y')).toEqual([2]);
  expect(await ids('filter[SEASON]=winter')).toEqual([]);
});

test('a page after the last is empty, an invalid one is refused', async () => {
  expect(await page('section=10&page=9&perPage=2')).toMatchObject({ products: [], pageCount: 2, productCount: 3 });
  expect(await shop.ask('/catalog/product/get_page/?page=0')).toMatchObject({
    status: 400,
    failure: { code: 'validation', fields: { page: expect.any(String) } },
  });
  expect(await shop.ask('/catalog/product/get_page/?perPage=много')).toMatchObject({ status: 400 });
  expect(await shop.ask('/catalog/product/get_page/?section=999')).toMatchObject({ status: 404 });
});

test('CAT-53 in fast-pickup mode a list has the stock of the chosen shop, with the quantity there', async () => {
  const session = await shop.visit();
  await shop.db
    .update(sessionTable)
    .set({ fastMode: true, pickupPointId: 1, locationId: 2201 })
    .where(eq(sessionTable.key, keyOf(session)));
  const inShop = await page('', { session });
  expect(inShop.products.map(({ id, quantity, city_quantity }) => [id, quantity, city_quantity])).toEqual([
    [5, 12, 0],
    [1, 2, 20],
  ]);
  expect(inShop.productCount).toBe(2);
  // A list of product ids shows all of them, also those that the shop does not have.
  const named = await page('filter[ID][]=4&filter[ID][]=1', { session });
  expect(named.products.map(({ id, quantity, class: state }) => [id, quantity, state])).toEqual([
    [1, 2, 'in-stock'],
    [4, 0, 'out-of-stock'],
  ]);
  expect(await ids('', { session, location: PERM })).toHaveLength(4);
});

test('API-07 CAT-17 a request by popularity that still has SORT means popularity, PROPERTY_POPULARITY only sorts within SORT', async () => {
  expect((await page('sort[SORT]=asc&sort[popularity]=desc')).activeSort).toBe('popularity_desc');
  expect((await page('sort[SORT]=asc&sort[PROPERTY_POPULARITY]=desc')).activeSort).toBe('sort_asc');
  expect((await page('sort[SORT]=asc&sort[price]=desc')).activeSort).toBe('price_desc');
  expect(await shop.ask('/catalog/product/get_page/?sort[price]=dearest')).toMatchObject({ status: 400 });
});

test('API-07 a filter without matching products gives an empty list', async () => {
  for (const query of [
    'filter[BRAND]=none',
    'filter[PROPERTY_SALES]=none',
    'filter[SEASON]=none',
    'filter[ID][]=999',
    'smart_filter_uri=filter/brend-is-none/apply/',
    'filter_2_999=Y',
    'filter_2_1=Y',
    'filter_price_min=500&filter_price_max=100',
  ]) {
    expect([query, await page(query)]).toMatchObject([query, { products: [], productCount: 0, pageCount: 0 }]);
  }
});
