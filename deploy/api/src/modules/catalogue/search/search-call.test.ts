import { searchPage } from '@zapovednik/api/catalog/wire/product-page';
import { useShop } from '../../../testing/use-shop';

const shop = useShop();

const openSearch = (text: string, query = '', options = {}) =>
  shop.ask(`/catalog/product/search/${encodeURIComponent(text)}/?${query}`, options);
const search = async (text: string, query = '', options = {}) =>
  searchPage.parse((await openSearch(text, query, options)).value);

test('API-10 CAT-34 a search returns its products, their number and filters, and all ids best first', async () => {
  const found = await search('корма лосось');
  // The product in two sizes, and the only other one that is food.
  expect(found).toMatchObject({
    page_count: 1,
    product_count: 2,
    has_similar: true,
    misspell: null,
    smart_filter: { ELEMENT_COUNT: 2 },
  });
  expect(found.products[0]?.variants).toHaveLength(2);
  expect(found.product_ids.slice(0, 2).sort()).toEqual([1, 2]);
});

test('API-10 CAT-36 the corrected text is returned for a mistyped one', async () => {
  const mistyped = await search('мячек');
  expect([mistyped.product_ids, mistyped.misspell]).toEqual([[4], 'мячик']);
  expect((await search('A-4')).product_ids).toEqual([4]);
});

test('API-10 CAT-35 a search without results is an empty list; filters without results are still shown', async () => {
  expect((await openSearch('крокодил')).value).toEqual([]);
  expect(await search('лес', 'filter_price_max=1')).toMatchObject({
    products: [],
    product_count: 0,
    smart_filter: { FILTERS: expect.arrayContaining([expect.objectContaining({ CODE: 'ves' })]) },
  });
});

test('CAT-11 CAT-15 CAT-32 results are sorted, filtered and paged; sold-out products come last', async () => {
  expect((await search('поле', 'sort[price]=asc')).products.map(({ id }) => id)).toEqual([3, 4]);
  expect((await search('поле', 'sort[price]=desc')).products.map(({ id }) => id)).toEqual([4, 3]);
  expect((await search('лес', 'sort[relevance]=desc')).products.at(-1)?.id).toBe(5);
  expect((await search('лес', 'filter_2_4=Y')).products.map(({ id }) => id)).toEqual([2]);
  expect(await search('поле', 'perPage=1&page=2')).toMatchObject({ page_count: 2, products: [{ id: 3 }] });
  expect(await search('поле', 'perPage=1&page=7')).toMatchObject({ page_count: 2, products: [] });
  expect((await search('лес', 'section=20')).product_count).toBe(1);
});

test('API-10 hostile and very long texts are answered or refused, without an error of ours', async () => {
  for (const hostile of [
    "'; drop table product; --",
    '%00',
    '!!!',
    '(корм',
    '\\',
    'a:*b&|',
    '<b>',
    '\ud83d\udc15',
    'к'.repeat(200),
  ]) {
    expect((await openSearch(hostile)).status).toBeLessThan(500);
  }
  expect((await openSearch('к'.repeat(201))).status).toBe(400);
  expect((await openSearch('корм '.repeat(39))).status).toBe(200);
  expect((await openSearch('корм', 'sort[relevance]=up')).status).toBe(400);
});
