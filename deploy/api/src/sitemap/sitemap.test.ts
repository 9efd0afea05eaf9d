import { startShop, type TestShop } from '../testing/start-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
}, 60_000);
afterAll(() => shop.close());

test('the codes of sections, brands and products come in parts, the same for all visitors', async () => {
  const { value, headers } = await shop.ask('/sitemap/parts/');
  expect(value).toEqual({ section: 1, brand: 1, product: 1 });
  expect(headers.get('cache-control')).toBe('public, max-age=3600');
  expect(await shop.ask('/sitemap/codes/brand/1/')).toMatchObject({ value: ['les', 'pole'] });
  expect(await shop.ask('/sitemap/codes/section/1/')).toMatchObject({
    value: expect.arrayContaining(['tovary_dlya_sobak', 'tovary_dlya_sobak/korm']),
  });
});

test('every product code belongs to a page', async () => {
  const { value } = await shop.ask('/sitemap/codes/product/1/');
  const codes = Array.isArray(value) ? value.map(String) : [];
  expect(new Set(codes).size).toBe(5);
  for (const code of codes) {
    expect(await shop.ask(`/catalog/product/get_by_code/${code}/`)).toMatchObject({ status: 200, value: { code } });
  }
});

test('a part after the last one is empty; an invalid part or kind is refused', async () => {
  expect(await shop.ask('/sitemap/codes/product/2/')).toMatchObject({ status: 200, value: [] });
  for (const path of ['product/0', 'product/x', 'customer/1']) {
    expect(await shop.ask(`/sitemap/codes/${path}/`)).toMatchObject({ status: 400, failure: { code: 'validation' } });
  }
});
