import { screen } from '@testing-library/react';
import { search } from '@zapovednik/api/catalog/calls/catalog';
import { postFilter } from '@zapovednik/api/catalog/calls/filter';
import { searchMetafilters } from '@zapovednik/api/catalog/calls/metafilter';
import { fakeClock, fixtures, renderArea } from '@zapovednik/testing';
import area from '../../area';
import { brandFilter, catalogueApp, requestsOf, smartFilter } from '../../testing/catalogue';
import { mockViewport } from '../../testing/layout';

beforeEach(() => mockViewport('desktop'));

const found = {
  products: [fixtures.listItem()],
  page_count: 3,
  product_count: 90,
  misspell: null,
  smart_filter: smartFilter({ URI: '' }),
  product_ids: [1234, 1235],
};

test.each(['search', 'search-result'])('CAT-09 CAT-31 /%s/ shows the search results, best first', async (page) => {
  const app = catalogueApp();
  app.backEnd.answer(search, found);
  await renderArea(area, `/${page}/?q=корм`, { app });
  expect(screen.getByRole('heading', { level: 1, name: 'Результаты поиска «корм»' })).toBeVisible();
  expect(screen.getByText('90 товаров')).toBeVisible();
  expect(requestsOf(app, search)).toEqual([
    { query: 'корм', page: 1, perPage: 40, sort: { relevance: 'desc' }, controls: {} },
  ]);
});

test.each(['search', 'search-result'])(
  'ROU-41 ROU-42 /%s/ is a separate page, hidden from search engines',
  async (page) => {
    const app = catalogueApp();
    app.backEnd.answer(search, found);
    await renderArea(area, `/${page}/?q=корм`, { app });
    expect(document.title).toBe('корм — поиск в «Заповеднике»');
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  },
);

test('CAT-32 CAT-30 filter_* parameters are filters, other parameters are not', async () => {
  const app = catalogueApp();
  app.backEnd.answer(search, found);
  await renderArea(area, '/search/?q=корм&filter_1_2=Y&PAGEN_1=2&SORT=price_asc&utm_source=mail', { app });
  expect(requestsOf(app, search)).toMatchObject([{ page: 2, sort: { price: 'asc' }, controls: { filter_1_2: 'Y' } }]);
});

test('CAT-33 changed filters bypass the cache', async () => {
  const { pass, user } = fakeClock();
  const app = catalogueApp();
  app.backEnd.answer(search, found);
  app.backEnd.answer(postFilter, smartFilter({ URI: '?filter_1_2=Y', ELEMENT_COUNT: 5 }));
  const { router } = await renderArea(area, '/search/?q=корм', { app });
  await user.click(screen.getByRole('checkbox', { name: /Тайга/ }));
  await pass(800);
  expect(requestsOf(app, postFilter)).toEqual([{ prefilter: { ID: [1234, 1235] }, controls: { filter_1_2: 'Y' } }]);
  const query = Object.fromEntries(new URLSearchParams(router.state.location.search));
  expect(query).toEqual({ q: 'корм', filter_1_2: 'Y', filterUpdates: String(Date.now()) });
});

test('CAT-34 goods, count, pages and filters of the answer are on the page; product_ids are what filters count', async () => {
  const app = catalogueApp();
  app.backEnd.answer(search, { ...found, smart_filter: smartFilter({ FILTERS: [brandFilter([2])], URI: '' }) });
  await renderArea(area, '/search/?q=корм&filter_1_2=Y', { app });
  expect(screen.getByRole('link', { name: /Сухой корм Лесной пёс/ })).toBeVisible();
  expect(screen.getByText('90 товаров')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Страница 3' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /Тайга/ })).toBeChecked();
  expect(screen.getByRole('link', { name: 'Убрать: Бренд Тайга' })).toHaveAttribute(
    'href',
    `/search/?${new URLSearchParams({ q: 'корм' })}`,
  );
});

test('API-16 pages of predefined filters whose name holds the text are offered', async () => {
  const app = catalogueApp();
  app.backEnd.answer(search, found);
  const VALUE = '/catalog/tovary_dlya_sobak/filter/brend-is-tayga/apply/';
  app.backEnd.answer(searchMetafilters, [{ ID: 1, VALUE, NAME: 'Корм «Тайга»', SEO: fixtures.section().SEO }]);
  await renderArea(area, '/search/?q=тайга', { app });
  expect(screen.getByRole('link', { name: 'Корм «Тайга»' })).toHaveAttribute('href', VALUE);
  expect(requestsOf(app, searchMetafilters)).toEqual([{ value: 'тайга' }]);
});

test('CAT-36 a mistyped text shows the corrected one', async () => {
  const app = catalogueApp();
  app.backEnd.answer(search, { ...found, misspell: 'корм' });
  await renderArea(area, '/search/?q=кормм', { app });
  expect(screen.getByText(/По запросу «кормм» ничего не нашлось/)).toHaveTextContent('показываем «корм»');
});

test('CAT-36 CAT-34 unknown brands and words that nothing has are named, and something near is shown', async () => {
  const app = catalogueApp();
  app.backEnd.answer(search, { ...found, unknown: ['Royal Canin'], dropped: ['курицей', '15 кг'] });
  await renderArea(area, '/search/?q=роял канин с курицей 15 кг', { app });
  expect(screen.getByText('Не нашли «Royal Canin», «курицей», «15 кг», показываем похожее')).toBeVisible();
  expect(screen.getByText('90 товаров')).toBeVisible();
});

test('CAT-34 few goods that fit exactly: the page says that similar ones follow', async () => {
  const app = catalogueApp();
  app.backEnd.answer(search, { ...found, has_similar: true });
  await renderArea(area, '/search/?q=паштет для котят', { app });
  expect(screen.getByText('Точно подходят немногие, после них — похожие товары')).toBeVisible();
});

test('CAT-34 a search that has all words does not say that something is missing', async () => {
  const app = catalogueApp();
  app.backEnd.answer(search, found);
  await renderArea(area, '/search/?q=корм', { app });
  expect(screen.queryByText(/Не нашли|похожие/)).not.toBeInTheDocument();
});

test('CAT-35 CAT-08 an empty list is an empty page with links to continue', async () => {
  const app = catalogueApp();
  app.backEnd.answer(search, []);
  await renderArea(area, '/search/?q=zzz', { app });
  expect(screen.getByRole('heading', { level: 1, name: 'По запросу «zzz» ничего не нашлось' })).toBeVisible();
  expect(screen.getByText('Товаров не найдено')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Весь каталог' })).toBeVisible();
});

test('CAT-31 dots after a text do not change the request', async () => {
  const app = catalogueApp();
  app.backEnd.answer(search, found);
  await renderArea(area, '/search/?q=корм... для кошек', { app });
  expect(requestsOf(app, search)).toMatchObject([{ query: 'корм  для кошек' }]);
});

test.each(['..', '.', '?!'])(
  'CAT-35 a text without letters or digits finds nothing and sends no request: %s',
  async (text) => {
    const app = catalogueApp();
    app.backEnd.answer(search, found);
    await renderArea(area, `/search/?q=${encodeURIComponent(text)}`, { app });
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(requestsOf(app, search)).toEqual([]);
  },
);
