import { productPage, searchPage, section } from 'shared-contracts/api/catalog';
import { smartFilter } from 'shared-contracts/api/filter';
import { productDetail } from 'shared-contracts/api/product';
import * as z from 'zod/mini';
import { PERM } from '../testing/small-shop';
import { startShop, type TestShop } from '../testing/start-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
}, 30_000);
afterAll(() => shop.close());

const page = async (query: string, options: Parameters<TestShop['ask']>[1] = {}) =>
  productPage.parse((await shop.ask(`/catalog/product/get_page/?${query}`, options)).value);
const ids = async (query: string, options = {}) => (await page(query, options)).products.map(({ id }) => id);

test('API-02 sections come as a tree with their way and the cards in them', async () => {
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

test('API-07 a section lists its cards, variants in one, what cannot be ordered last', async () => {
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

test('PRD-38 CAT-41 lists are made by brand, sale and flags, without the product itself', async () => {
  expect(await ids('filter[BRAND]=pole&filter[!ID]=4')).toEqual([3]);
  expect(await ids('filter[PROPERTY_SALES]=osen')).toEqual([4]);
  expect(await ids('filter[NEW]=Y')).toEqual([3]);
  expect(await ids('filter[DISCOUNT]=Y')).toEqual([2]);
  expect(await ids('filter[SEASON]=winter')).toEqual([]);
});

test('a page beyond the last is empty, one that cannot be is refused', async () => {
  expect(await page('section=10&page=9&perPage=2')).toMatchObject({ products: [], pageCount: 2, productCount: 3 });
  expect(await shop.ask('/catalog/product/get_page/?page=0')).toMatchObject({
    status: 400,
    failure: { code: 'validation', fields: { page: expect.any(String) } },
  });
  expect(await shop.ask('/catalog/product/get_page/?perPage=много')).toMatchObject({ status: 400 });
  expect(await shop.ask('/catalog/product/get_page/?section=999')).toMatchObject({ status: 404 });
});

test('API-03 CAT-19 filters of an address are checked, and count beside each other', async () => {
  const { value } = await shop.ask(
    '/catalog/product/get_filter_by_sef/?section=10&smart_filter_uri=filter/brend-is-pole/price-to-200/apply/',
  );
  const filter = smartFilter.parse(value);
  expect(filter).toMatchObject({
    ELEMENT_COUNT: 1,
    URI: '/catalog/tovary_dlya_sobak/filter/brend-is-pole/price-to-200/apply/',
  });
  const [price, brend, ves] = filter.FILTERS;
  expect(price).toMatchObject({
    PRICE: true,
    VALUES: [
      { VALUE: '100', CHECKED: false },
      { VALUE: '350', HTML_VALUE: '200' },
    ],
  });
  expect(brend?.VALUES.map(({ VALUE, CHECKED, COUNT }) => [VALUE, CHECKED, COUNT])).toEqual([
    ['Лес', false, 0],
    ['Поле', true, 1],
  ]);
  expect(ves?.VALUES.map(({ COUNT }) => COUNT)).toEqual([0, 0]);
  expect(await ids('section=10&smart_filter_uri=filter/ves-is-3_kg/apply/')).toEqual([2]);
  expect(await ids('section=10&smart_filter_uri=filter/what-is-that/tsvet-is-red/apply/')).toHaveLength(3);
  expect(await ids('section=10&smart_filter_uri=filter/ves-is-none/apply/')).toEqual([]);
  expect(await ids('section=10&smart_filter_uri=filter/ves-is-none-or-3_kg/apply/')).toEqual([2]);
});

test('API-04 API-05 filters of a list of products, by GET and by POST', async () => {
  const get = await shop.ask('/catalog/product/get_filter/?controls[filter_1_1]=Y');
  expect(smartFilter.parse(get.value)).toMatchObject({ ELEMENT_COUNT: 2, URI: '?filter_1_1=Y' });
  const post = await shop.ask('/catalog/product/get_filter/', { body: { prefilter: { ID: [3, 4] } } });
  expect(smartFilter.parse(post.value)).toMatchObject({ ELEMENT_COUNT: 2 });
  expect(await shop.ask('/catalog/product/get_filter/?controls[evil]=Y')).toMatchObject({ status: 400 });
});

test('API-08 a product with its variants, prices, and how it comes in this city', async () => {
  const product = productDetail.parse((await shop.ask('/catalog/product/get_by_code/korm_les_1/')).value);
  expect(product.price).toEqual({
    base_price: 1000,
    discount_price: 900,
    old_price: 1000,
    alt_price: null,
    currency: 'RUB',
    discount_percent: 10,
  });
  expect(product).toMatchObject({
    offers_by: { NAME: 'Вес' },
    brand: { code: 'les' },
    section_unique_code: 'tovary_dlya_sobak/korm',
  });
  expect(product.messages).toMatchObject({
    zpvd_courier_date: 'завтра',
    zpvd_courier_price: '150\u00a0₽',
    zpvd_pickup_info: 'сегодня, 1 магазин',
  });
  expect(product.show_properties.map(({ name, value }) => [name, value])).toEqual([
    ['Бренд', 'Лес'],
    ['Вес', '1 кг'],
  ]);
  expect(await shop.ask('/catalog/product/get_by_code/nothing/')).toMatchObject({
    status: 404,
    failure: { message: 'Товар не найден' },
  });
});

test('PRD-02 a product in packs has the price of a pack', async () => {
  const product = productDetail.parse((await shop.ask('/catalog/product/get_by_code/pashtet_pole/')).value);
  expect([product.properties.pack_quantity.value, product.price.alt_price]).toEqual([6, 600]);
});

test('API-10 CAT-36 search finds by the beginnings of words, and what was meant by a mistyped one', async () => {
  const search = async (text: string) =>
    searchPage.parse((await shop.ask(`/catalog/product/search/${encodeURIComponent(text)}/`)).value);
  expect((await search('корма лосос')).products.map(({ id }) => id)).toEqual([2]);
  expect((await search('A-4')).product_ids).toEqual([4]);
  const mistyped = await search('мячек');
  expect([mistyped.product_ids, mistyped.misspell]).toEqual([[4], 'мячик']);
  expect((await shop.ask('/catalog/product/search/крокодил/')).value).toEqual([]);
  for (const hostile of ["'; drop table product; --", '%00', '!!!', '(корм', '\\', 'a:*b&|']) {
    expect((await shop.ask(`/catalog/product/search/${encodeURIComponent(hostile)}/`)).status).toBeLessThan(500);
  }
});

test('API-12 API-13 what goes with a product, and which shops have it', async () => {
  expect(await shop.ask('/catalog/product/get_products_buy_with/?productId=1')).toMatchObject({ value: [{ id: 4 }] });
  expect(await shop.ask('/catalog/stocks/get/?productId=1')).toMatchObject({
    value: [{ ID: 1, QUANTITY: 2, STOCK: 'Мало' }],
  });
  expect(await shop.ask('/catalog/stocks/get/')).toMatchObject({ status: 400 });
});

test('API-14 API-15 brands, and one with the sections of its goods', async () => {
  expect(await shop.ask('/catalog/brand/get/')).toMatchObject({
    value: [
      { CODE: 'les', SORT: 100 },
      { CODE: 'pole', SORT: 500 },
    ],
  });
  expect(await shop.ask('/catalog/brand/get_by_code/les/')).toMatchObject({
    value: { SECTIONS: [{ ID: 11, ELEMENT_COUNT: 1 }, { ID: 20 }] },
  });
  expect(await shop.ask('/catalog/brand/get_by_code/none/')).toMatchObject({ status: 404 });
});

test('API-09 what a visitor looked at comes latest first, without what is looked at now', async () => {
  const session = await shop.visit();
  await shop.ask('/catalog/product/viewed/?productId=3', { session });
  await shop.ask('/catalog/product/viewed/?productId=4', { session });
  expect(await shop.ask('/catalog/product/viewed/?productId=1', { session })).toMatchObject({
    value: [{ id: 4 }, { id: 3 }],
  });
  expect(await shop.ask('/catalog/product/viewed/')).toMatchObject({ status: 401 });
});

test('API-06 short paths', async () => {
  expect(await shop.ask('/helpers/uri/check/', { body: { uri: ['/catalog/korm/', '/about/'] } })).toMatchObject({
    value: [{ URI: '/catalog/korm/', SHORT_URI: '/catalog/tovary_dlya_sobak/korm/' }, { SHORT_URI: '' }],
  });
  expect(await shop.ask('/helpers/uri/check/', { body: { uri: [] } })).toMatchObject({ value: [] });
});
