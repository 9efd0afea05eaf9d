import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getPage } from '@zapovednik/api/catalog/calls/catalog';
import { getFilter, getFilterBySef } from '@zapovednik/api/catalog/calls/filter';
import { getMetafilter } from '@zapovednik/api/catalog/calls/metafilter';
import { fakeClock, fixtures, renderArea } from '@zapovednik/testing';
import area from '../../area';
import { brandFilter, catalogueApp, priceFilter, requestsOf, smartFilter } from '../../testing/catalogue';
import { mockViewport } from '../../testing/layout';

const dogs = '/catalog/tovary_dlya_sobak/';
const tayga = `${dogs}filter/brend-is-tayga/apply/`;
const both = `${dogs}filter/brend-is-tayga/price-to-500/apply/`;

const [priceFrom, priceTo] = priceFilter.VALUES;
if (!priceFrom || !priceTo) throw new Error('the price has two limits');
const upTo500 = { ...priceFilter, VALUES: [priceFrom, { ...priceTo, CHECKED: true, HTML_VALUE: '500' }] };

const open = (url: string, app = catalogueApp()) => renderArea(area, url, { app });

/** A shop whose section is filtered by the brand «Тайга» and up to 500 roubles. */
function filteredApp() {
  const app = catalogueApp();
  app.backEnd.answer(getFilterBySef, ({ smart_filter_uri: uri }) =>
    uri?.includes('price')
      ? smartFilter({ FILTERS: [upTo500, brandFilter([2])], URI: both, ELEMENT_COUNT: 3 })
      : smartFilter({ FILTERS: [priceFilter, brandFilter([2])], URI: tayga, ELEMENT_COUNT: 5 }),
  );
  return app;
}

const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute('content');
const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');

beforeEach(() => mockViewport('desktop'));

test('CAT-27 each applied filter can be removed above the list, or all of them', async () => {
  const app = filteredApp();
  app.backEnd.answer(getFilter, smartFilter({ URI: tayga }));
  const { router } = await open(`${both}?SORT=price_asc`, app);
  const chips = screen.getByRole('list', { name: 'Выбранные фильтры' });
  expect(chips).toHaveTextContent('до 500 ₽ТайгаСбросить всё');
  expect(screen.getByRole('link', { name: 'Сбросить всё' })).toHaveAttribute('href', `${dogs}?SORT=price_asc`);
  await userEvent.click(screen.getByRole('link', { name: 'Убрать: Цена до 500\u00a0₽' }));
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: tayga, search: '?SORT=price_asc' }));
  expect(requestsOf(app, getFilter)).toEqual([{ section: 1, controls: { filter_1_2: 'Y' } }]);
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Сбросить всё' })).not.toBeInTheDocument());
});

test('CAT-27 the focus of a removed filter goes to the count, which is announced', async () => {
  const app = filteredApp();
  app.backEnd.answer(getFilter, smartFilter({ URI: tayga }));
  await open(both, app);
  await userEvent.click(screen.getByRole('link', { name: 'Убрать: Цена до 500\u00a0₽' }));
  const count = await screen.findByText(/^\d+ товар/);
  await waitFor(() => expect(count).toHaveFocus());
  expect(count).toHaveAttribute('role', 'status');
});

test('CAT-05 the button of the filters shows how many are applied', async () => {
  await open(both, filteredApp());
  expect(screen.getByRole('button', { name: 'Фильтры 2' })).toBeInTheDocument();
});

test('CAT-05 the button of the filters has no number while none is applied', async () => {
  const app = catalogueApp();
  app.backEnd.answer(getFilterBySef, smartFilter({ FILTERS: [priceFilter, brandFilter([])] }));
  await open(dogs, app);
  expect(screen.getByRole('button', { name: 'Фильтры' })).toBeInTheDocument();
});

test('CAT-08 an empty list says which filter to remove, the one that brings most first', async () => {
  const app = filteredApp();
  app.backEnd.answer(getPage, fixtures.productPage({ products: [], pageCount: 0, productCount: 0 }));
  app.backEnd.answer(getFilter, ({ controls }) =>
    smartFilter({ ELEMENT_COUNT: controls?.filter_price_max === undefined ? 12 : 40 }),
  );
  await open(both, app);
  const ways = await screen.findByRole('list', { name: 'Какой фильтр убрать' });
  expect(ways).toHaveTextContent('Без «Бренд: Тайга» — 40 товаровБез «Цена: до 500 ₽» — 12 товаров');
});

test('CAT-49 API-17 a page of predefined filters has its own title, heading, description and canonical URL', async () => {
  const app = filteredApp();
  const SEO = {
    ...fixtures.section().SEO,
    page_title: 'Товары «Тайга» для собак',
    meta_title: 'Тайга для собак — купить',
    description: '<p>Всё лучшее из тайги.</p>',
  };
  app.backEnd.answer(getMetafilter, { ID: 1, VALUE: tayga, NAME: 'Тайга для собак', SEO });
  await open(tayga, app);
  expect(requestsOf(app, getMetafilter)).toEqual([{ value: tayga }]);
  expect(screen.getByRole('heading', { level: 1, name: 'Товары «Тайга» для собак' })).toBeVisible();
  expect(document.title).toBe('Тайга для собак — купить');
  expect(screen.getByText('Всё лучшее из тайги.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Товары для собак' })).toHaveAttribute('href', dogs);
  expect(robots()).toBeUndefined();
  expect(canonical()).toBe(`http://shop.localhost${tayga}`);
});

test('CAT-49 CAT-50 a page of predefined filters without goods in this city is not indexed', async () => {
  const app = filteredApp();
  app.backEnd.answer(getPage, fixtures.productPage({ products: [], productCount: 0 }));
  app.backEnd.answer(getMetafilter, { ID: 1, VALUE: tayga, NAME: 'Тайга для собак', SEO: fixtures.section().SEO });
  await open(tayga, app);
  expect(robots()).toBe('noindex');
});

test('CAT-49 a page of predefined filters whose texts cannot be read is a list of the section', async () => {
  const app = catalogueApp({ report: jest.fn() });
  app.backEnd.fail(getMetafilter);
  await open(tayga, app);
  expect(screen.getByRole('heading', { level: 1, name: 'Товары для собак' })).toBeVisible();
});

test.each([tayga, `${dogs}?SORT=price_asc`, `${dogs}?PER_PAGE=20`])(
  'CAT-50 search engines do not index %s: a choice of the visitor',
  async (url) => {
    await open(url, filteredApp());
    expect(robots()).toBe('noindex');
    expect(canonical()).toBeUndefined();
  },
);

test('CAT-50 pages of a section are indexed, each under its own URL', async () => {
  const app = catalogueApp();
  app.backEnd.answer(getPage, fixtures.productPage({ pageCount: 3, page: 2 }));
  await open(`${dogs}?PAGEN_1=2&utm_source=mail`, app);
  expect(robots()).toBeUndefined();
  expect(canonical()).toBe(`http://shop.localhost${dogs}?PAGEN_1=2`);
});

test('CAT-28 a lower limit above the upper one is said at the field and not counted', async () => {
  const { pass, user } = fakeClock();
  const app = catalogueApp();
  await open(dogs, app);
  await user.type(screen.getByRole('textbox', { name: 'от' }), '500');
  await user.type(screen.getByRole('textbox', { name: 'до' }), '100');
  await pass(800);
  expect(screen.getByText('«От» больше, чем «до»')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'до' })).toBeInvalid();
  expect(requestsOf(app, getFilter)).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'до' }), '0');
  await pass(800);
  expect(screen.queryByText('«От» больше, чем «до»')).not.toBeInTheDocument();
  expect(requestsOf(app, getFilter)).toHaveLength(1);
});
