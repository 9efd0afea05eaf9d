import { metafilter, publication } from '../../db/schema';
import { fillSalons } from '../../testing/salons';
import { useShop } from '../../testing/use-shop';

const shop = useShop();

test('ROU-44 the codes of sections, brands and products come in parts, the same for all visitors', async () => {
  const { value, headers } = await shop.ask('/sitemap/parts/');
  expect(value).toEqual({
    section: 1,
    filter: 0,
    brand: 1,
    product: 1,
    article: 0,
    author: 0,
    news: 0,
    sale: 0,
    shop: 0,
    specialist: 0,
    vacancy: 0,
  });
  expect(headers.get('cache-control')).toBe('public, max-age=3600');
  expect(await shop.ask('/sitemap/codes/brand/1/')).toMatchObject({ value: ['les', 'pole'] });
  for (const [part, status] of [
    [0, 400],
    [1, 200],
    [100_000, 200],
    [100_001, 400],
  ] as const)
    expect([part, (await shop.ask(`/sitemap/codes/brand/${part}/`)).status]).toEqual([part, status]);
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

test('CAT-49 the pages of predefined filters are in the sitemap, by their path', async () => {
  const value = '/catalog/tovary_dlya_sobak/filter/brend-is-les/apply/';
  const seo = {
    description: '',
    meta_description: '',
    meta_filter: '',
    meta_keywords: '',
    meta_title: 'Лес',
    page_title: 'Лес',
  };
  await shop.db.insert(metafilter).values({ value, name: 'Лес', seo });
  expect(await shop.ask('/sitemap/parts/')).toMatchObject({ value: { filter: 1 } });
  expect(await shop.ask('/sitemap/codes/filter/1/')).toMatchObject({ value: [value] });
});

test('CIT-09 the pages of specialists are in the sitemap', async () => {
  await fillSalons(shop.db);
  expect(await shop.ask('/sitemap/parts/')).toMatchObject({ value: { specialist: 1 } });
  expect(await shop.ask('/sitemap/codes/specialist/1/')).toMatchObject({
    value: ['vet/1', 'vet/2', 'vet/3', 'grooming/4', 'training/5'],
  });
  expect(await shop.ask('/sitemap/codes/specialist/2/')).toMatchObject({ status: 200, value: [] });
});

test('a part after the last one is empty; an invalid part or kind is refused', async () => {
  expect(await shop.ask('/sitemap/codes/product/2/')).toMatchObject({ status: 200, value: [] });
  for (const path of ['product/0', 'product/x', 'customer/1']) {
    expect(await shop.ask(`/sitemap/codes/${path}/`)).toMatchObject({ status: 400, failure: { code: 'validation' } });
  }
});

test('articles and news that have appeared are in the sitemap, later ones are not', async () => {
  const text = { title: 'Т', lead: 'Л', body: '', picture: '/p', topic: 'food' };
  const on = (date: string) => ({ publishedAt: new Date(date), updatedAt: new Date(date) });
  await shop.db.insert(publication).values([
    { ...text, kind: 'article', code: 'kogti', ...on('2020-01-01') },
    { ...text, kind: 'article', code: 'potom', ...on('2100-01-01') },
    { ...text, kind: 'news', code: 'otkrytie', ...on('2020-01-01') },
  ]);
  expect(await shop.ask('/sitemap/parts/')).toMatchObject({ value: { article: 1, news: 1 } });
  expect(await shop.ask('/sitemap/codes/article/1/')).toMatchObject({ value: ['kogti'] });
  expect(await shop.ask('/sitemap/codes/news/1/')).toMatchObject({ value: ['otkrytie'] });
});
