import { type SmartFilterAnswer, smartFilter } from '@zapovednik/api/catalog/wire/filter';
import { productPage } from '@zapovednik/api/catalog/wire/product-page';
import type { TestShop } from '../../testing/start-shop';
import { useShop } from '../../testing/use-shop';

const shop = useShop();

const page = async (query: string, options: Parameters<TestShop['ask']>[1] = {}) =>
  productPage.parse((await shop.ask(`/catalog/product/get_page/?${query}`, options)).value);
const ids = async (query: string, options = {}) => (await page(query, options)).products.map(({ id }) => id);

const filterOf = async (query: string, options: Parameters<TestShop['ask']>[1] = {}) =>
  smartFilter.parse((await shop.ask(`/catalog/product/get_filter/?${query}`, options)).value);
const counts = ({ FILTERS }: SmartFilterAnswer, code: string) =>
  FILTERS.find(({ CODE }) => CODE === code)?.VALUES.map(({ VALUE, COUNT }) => [VALUE, COUNT]);

test('API-03 CAT-19 filters of an address are checked, and count together with the others', async () => {
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
    ['Поле', true, 1],
    ['Лес', false, 0],
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

test('API-04 a value counts what it would leave with the other filters, without its own filter', async () => {
  const weight = await filterOf('section=10&filter_2_4=Y');
  expect(counts(weight, 'ves')).toEqual([
    ['1 кг', 1],
    ['3 кг', 1],
  ]);
  expect(counts(weight, 'brend')).toEqual([
    ['Поле', 0],
    ['Лес', 1],
  ]);
  expect(weight).toMatchObject({ ELEMENT_COUNT: 1, URI: '/catalog/tovary_dlya_sobak/filter/ves-is-3_kg/apply/' });
});

test('CAT-19 values come with the most cards first, whatever is chosen; weights keep their own order', async () => {
  const all = await filterOf('section=10');
  expect(counts(all, 'brend')).toEqual([
    ['Поле', 2],
    ['Лес', 1],
  ]);
  const ofChoice = await filterOf('section=10&filter_2_4=Y');
  for (const code of ['brend', 'ves']) {
    expect(counts(ofChoice, code)?.map(([value]) => value)).toEqual(counts(all, code)?.map(([value]) => value));
  }
  expect(counts(all, 'ves')?.map(([value]) => value)).toEqual(['1 кг', '3 кг']);
});

test('API-04 price limits come from what the other filters leave, and limit the others', async () => {
  const bounds = ({ FILTERS }: SmartFilterAnswer) =>
    FILTERS[0]?.VALUES.map(({ VALUE, HTML_VALUE }) => [VALUE, HTML_VALUE]);
  expect(bounds(await filterOf('section=10'))).toEqual([
    ['100', ''],
    ['2250', ''],
  ]);
  const food = await filterOf('section=10&filter_1_1=Y&filter_price_max=1000');
  expect(bounds(food)).toEqual([
    ['900', ''],
    ['2250', '1000'],
  ]);
  expect(counts(food, 'ves')).toEqual([
    ['1 кг', 1],
    ['3 кг', 0],
  ]);
  expect(await ids('section=10&filter_price_min=900&filter_price_max=900')).toEqual([1]);
});

test('CAT-29 CAT-32 fields of the form work directly and in `controls`, in an address and in a form body', async () => {
  const asked = ['filter_1_1=Y', 'controls[filter_1_1]=Y'];
  for (const query of asked) expect(await filterOf(query)).toMatchObject({ ELEMENT_COUNT: 2, URI: '?filter_1_1=Y' });
  const form = await fetch(`${shop.root}/catalog/product/get_filter/`, {
    method: 'POST',
    body: new URLSearchParams([
      ['filter_1_1', 'Y'],
      ['prefilter[ID][]', '1'],
      ['prefilter[ID][]', '3'],
    ]),
  });
  expect(await form.json()).toMatchObject({ value: { ELEMENT_COUNT: 1 } });
});

test('API-03 an unknown value matches nothing, and is removed from the address', async () => {
  const found = await shop.ask(
    '/catalog/product/get_filter_by_sef/?section=10&smart_filter_uri=filter/brend-is-none/apply/',
  );
  expect(found).toMatchObject({ status: 200, value: { ELEMENT_COUNT: 0, URI: '/catalog/tovary_dlya_sobak/' } });
  expect(await shop.ask('/catalog/product/get_filter_by_sef/?section=999')).toMatchObject({ status: 404 });
  expect(await shop.ask('/catalog/product/get_filter/', { body: { section: 'ten' } })).toMatchObject({
    status: 400,
    failure: { fields: { section: expect.any(String) } },
  });
});
