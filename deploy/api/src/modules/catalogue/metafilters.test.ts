import { metafilter } from '../../db/schema';
import { useShop } from '../../testing/use-shop';

const path = '/catalog/tovary_dlya_sobak/filter/brend-is-les/apply/';
const seo = {
  description: '',
  meta_description: 'Корма «Лес» для собак',
  meta_filter: '',
  meta_keywords: '',
  meta_title: 'Корма «Лес»',
  page_title: 'Корма «Лес» для собак',
};
const shop = useShop();
beforeAll(async () => {
  await shop.db.insert(metafilter).values([
    { value: path, name: 'Корм «Лес»', seo },
    { value: '/catalog/tovary_dlya_koshek/filter/brend-is-100_les/apply/', name: '100% леса', seo },
  ]);
});

const findLanding = (what: 'search' | 'get', value: string) =>
  shop.ask(`/hl_blocks/metafilters/${what}/?value=${encodeURIComponent(value)}`);

test('API-17 CAT-49 the texts of a filter page are found by its path, null if it has none', async () => {
  expect(await findLanding('get', path)).toMatchObject({ value: { VALUE: path, NAME: 'Корм «Лес»', SEO: seo } });
  expect(await findLanding('get', '/catalog/nothing/')).toMatchObject({ status: 200, value: null });
});

test('API-16 filter pages are searched by a part of path or name, % and _ are literal', async () => {
  expect(await findLanding('search', 'корм')).toMatchObject({ value: [{ VALUE: path }] });
  expect(await findLanding('search', 'brend-is')).toMatchObject({
    value: [{ NAME: '100% леса' }, { NAME: 'Корм «Лес»' }],
  });
  expect(await findLanding('search', '%')).toMatchObject({ value: [{ NAME: '100% леса' }] });
  expect((await findLanding('search', 'is_les')).value).toEqual([]);
  expect((await findLanding('search', 'собаковод')).value).toEqual([]);
});

test('API-16 API-17 an empty value, or one with thousands of letters, is refused', async () => {
  for (const what of ['search', 'get'] as const) {
    expect(await shop.ask(`/hl_blocks/metafilters/${what}/`)).toMatchObject({
      status: 400,
      failure: { fields: { value: expect.any(String) } },
    });
    expect(await findLanding(what, 'a'.repeat(2001))).toMatchObject({ status: 400 });
  }
  expect((await findLanding('get', path)).headers.get('cache-control')).toBe('public, max-age=300');
});
