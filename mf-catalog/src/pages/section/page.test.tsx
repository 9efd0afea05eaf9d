import { act, screen, waitFor, within } from '@testing-library/react';
import { getPage } from '@zapovednik/api/catalog/calls/catalog';
import { getFilter, getFilterBySef } from '@zapovednik/api/catalog/calls/filter';
import { getMetafilter } from '@zapovednik/api/catalog/calls/metafilter';
import { getSections } from '@zapovednik/api/catalog/calls/sections';
import { checkUri } from '@zapovednik/api/catalog/calls/uri';
import { fakeClock, fixtures, renderArea } from '@zapovednik/testing';
import area from '../../area';
import { brandFilter, catalogueApp, requestsOf, smartFilter } from '../../testing/catalogue';
import { mockViewport } from '../../testing/layout';

const dogs = '/catalog/tovary_dlya_sobak/';
const tayga = `${dogs}filter/brend-is-tayga/apply/`;

beforeEach(() => mockViewport('desktop'));

const open = (url: string, app = catalogueApp()) => renderArea(area, url, { app });

test('ROU-109 CAT-06 a section has its heading, breadcrumbs, child sections and product count', async () => {
  const app = catalogueApp();
  app.backEnd.answer(getPage, fixtures.productPage({ productCount: 332, pageCount: 9 }));
  await open(dogs, app);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1, name: 'Товары для собак' })).toBeVisible();
  expect(screen.getByText('332 товара')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Сухой корм' })).toHaveAttribute('href', `${dogs}suhoy_korm/`);
  expect(screen.getByRole('link', { name: 'Каталог' })).toHaveAttribute('href', '/catalog/');
  expect(screen.getByRole('link', { name: 'Страница 2' })).toHaveAttribute('href', `${dogs}?PAGEN_1=2`);
});

test.each(['/catalog/net/', `${dogs}net/`, '/catalog/a/b/c/d/', `${dogs}?PAGEN_1=7`])(
  'ROU-108 %s does not exist: 404',
  async (url) => {
    await open(url);
    expect(screen.getByRole('alert')).toHaveTextContent('404');
  },
);

test('ROU-111 a path with a short URI redirects there, and the short URI shows the section of the long path', async () => {
  const app = catalogueApp();
  const answer = [{ URI: tayga, SHORT_URI: '/catalog/tayga/' }];
  app.backEnd.answer(checkUri, answer);
  app.backEnd.answer(getPage, fixtures.productPage({ pageCount: 2 }));
  const { router } = await open(tayga, app);
  expect(router.state.location.pathname).toBe('/catalog/tayga/');
  expect(requestsOf(app, getFilterBySef)).toEqual([{ section: 1, smart_filter_uri: 'filter/brend-is-tayga/apply/' }]);
  expect(screen.getByRole('link', { name: 'Страница 2' })).toHaveAttribute('href', '/catalog/tayga/?PAGEN_1=2');
});

test('ERR-04 without the filters, pages keep the filters of the path', async () => {
  const app = catalogueApp({ report: () => {} });
  app.backEnd.answer(getPage, fixtures.productPage({ pageCount: 2 }));
  app.backEnd.fail(getFilterBySef);
  await open(tayga, app);
  expect(screen.getByRole('link', { name: 'Страница 2' })).toHaveAttribute('href', `${tayga}?PAGEN_1=2`);
});

test('ROU-110 CAT-20 the filter of the path is sent with the products and the smart filter', async () => {
  const app = catalogueApp();
  await open(`${tayga}?SORT=price_asc&PAGEN_1=1&PER_PAGE=20`, app);
  expect(requestsOf(app, getPage)).toEqual([
    { section: 1, smart_filter_uri: 'filter/brend-is-tayga/apply/', page: 1, perPage: 20, sort: { price: 'asc' } },
  ]);
  expect(requestsOf(app, getFilterBySef)).toEqual([{ section: 1, smart_filter_uri: 'filter/brend-is-tayga/apply/' }]);
});

test('CAT-03 the sections are read once, however many of them are opened', async () => {
  const { app, router } = await open(dogs);
  await act(() => router.navigate(`${dogs}suhoy_korm/`));
  expect(requestsOf(app, getSections)).toHaveLength(1);
  expect(requestsOf(app, getPage)).toHaveLength(2);
});

test('CAT-26 CAT-28 a chosen value leads to the response’s URL after 800 ms', async () => {
  const { pass, user } = fakeClock();
  const app = catalogueApp();
  app.backEnd.answer(getFilter, smartFilter({ URI: tayga, ELEMENT_COUNT: 5 }));
  const { router } = await open(`${dogs}?SORT=price_asc`, app);
  await user.click(screen.getByRole('checkbox', { name: /Тайга/ }));
  await pass(800);
  expect(requestsOf(app, getFilter)).toEqual([{ section: 1, controls: { filter_1_2: 'Y' } }]);
  expect(router.state.location).toMatchObject({ pathname: tayga, search: '?SORT=price_asc' });
});

test('CAT-28 a choice asks for its counts, then for all of its list at once, and nothing twice', async () => {
  const { pass, user } = fakeClock();
  const app = catalogueApp();
  app.backEnd.answer(getFilter, smartFilter({ FILTERS: [brandFilter([2])], URI: tayga, ELEMENT_COUNT: 5 }));
  const { router } = await open(dogs, app);
  const before = app.backEnd.asked.length;
  let lookUp = () => {};
  app.backEnd.answer(checkUri, async ({ uri }) => {
    await new Promise<void>((resolve) => {
      lookUp = resolve;
    });
    return uri.map((URI) => ({ URI, SHORT_URI: '' }));
  });
  await user.click(screen.getByRole('checkbox', { name: /Тайга/ }));
  await pass(800);
  const asked = () => app.backEnd.asked.slice(before).map(({ id }) => id);
  const all = [getFilter.id, checkUri.id, getPage.id, getMetafilter.id];
  expect(asked().toSorted()).toEqual(all.toSorted());
  await act(async () => lookUp());
  await pass(0);
  expect(router.state.location.pathname).toBe(tayga);
  expect(screen.getByRole('list', { name: 'Выбранные фильтры' })).toHaveTextContent('Тайга');
  expect(asked().toSorted()).toEqual(all.toSorted());
});

test.each(['filter_1_2=Y&filter_price_min=&', 'filter_1_2=Y&'])(
  'CAT-26 ROU-110 the form that a browser without script submits, %s, leads to the same URL',
  async (fields) => {
    const app = catalogueApp();
    app.backEnd.answer(getFilter, smartFilter({ URI: tayga }));
    const { router } = await open(`${dogs}?${fields}SORT=price_asc`, app);
    expect(router.state.location).toMatchObject({ pathname: tayga, search: '?SORT=price_asc' });
  },
);

test('CAT-08 CAT-27 without goods it says so and links to the list without filters', async () => {
  const app = catalogueApp();
  app.backEnd.answer(getPage, fixtures.productPage({ products: [], pageCount: 0 }));
  app.backEnd.answer(getFilterBySef, smartFilter({ FILTERS: [brandFilter([2])], URI: tayga, ELEMENT_COUNT: 0 }));
  await open(tayga, app);
  expect(screen.getByText('Товаров не найдено')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Сбросить фильтры' })).toHaveAttribute('href', dogs);
});

test('ROU-108 a page of the list that does not exist is 404, the second of an empty list too', async () => {
  const app = catalogueApp();
  app.backEnd.answer(getPage, fixtures.productPage({ products: [], pageCount: 0 }));
  await open(`${dogs}?PAGEN_1=2`, app);
  expect(screen.getByRole('alert')).toHaveTextContent('404');
});

test('CAT-04 CAT-07 CAT-50 goods, count, pages, tag links and the SEO block are on the page', async () => {
  const app = catalogueApp();
  app.backEnd.answer(
    getPage,
    fixtures.productPage({
      tags: {
        REFERENCES: [
          { NAME: 'Корм для щенков', URL: `${dogs}dlya_shchenkov/` },
          { NAME: 'Всё для собак', URL: dogs },
        ],
      },
      description: '<p>Подберите рацион по весу.</p>',
      productCount: 81,
      pageCount: 3,
    }),
  );
  await open(dogs, app);
  expect(screen.getByRole('list', { name: 'Товары' })).toContainElement(
    screen.getByRole('link', { name: /Сухой корм Лесной пёс/ }),
  );
  expect(screen.getByText('81 товар')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Страница 3' })).toBeVisible();
  const tags = within(screen.getByRole('navigation', { name: 'Часто ищут' })).getAllByRole('link');
  expect(tags.map((tag) => [tag.textContent, tag.getAttribute('href'), tag.getAttribute('aria-current')])).toEqual([
    ['Корм для щенков', `${dogs}dlya_shchenkov/`, null],
    ['Всё для собак', dogs, 'page'],
  ]);
  expect(screen.getByRole('heading', { name: 'Часто ищут' })).toBeVisible();
  expect(screen.getByText('Подберите рацион по весу.')).toBeVisible();
  expect(document.title).toBe('Товары для собак');
  expect(document.head.querySelector('link[rel=canonical]')).toHaveAttribute('href', `http://shop.localhost${dogs}`);
  expect(document.head.querySelector('meta[property="og:image"]')).toHaveAttribute(
    'content',
    'http://shop.localhost/pictures/card/section-1/1-1280.jpg',
  );
});

test('CAT-13 CAT-14 the sort options are links; the current one is marked, and the shop’s own order is one of them', async () => {
  const app = catalogueApp();
  await open(dogs, app);
  const sorts = screen.getByRole('navigation', { name: 'Сортировка' });
  expect([...sorts.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    dogs,
    ...['popularity_desc', 'price_asc', 'price_desc', 'name_asc', 'name_desc'].map((sort) => `${dogs}?SORT=${sort}`),
  ]);
  expect(screen.getByRole('link', { name: 'Популярные' })).toHaveAttribute('aria-current', 'true');
  app.backEnd.answer(getPage, fixtures.productPage({ activeSort: 'sort_asc' }));
  await act(() => app.query.invalidateQueries());
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Рекомендуем' })).toHaveAttribute('aria-current', 'true'),
  );
});

test.each(['weight_asc', 'price', '__proto___asc', 'price_up', '%00'])(
  'CAT-13 CAT-18 a sort that is not allowed (%s) gives the shop’s own order',
  async (sort) => {
    const app = catalogueApp();
    await open(`${dogs}?SORT=${sort}`, app);
    expect(requestsOf(app, getPage)).toEqual([{ section: 1, page: 1, perPage: 40, sort: { SORT: 'asc' } }]);
  },
);

test('ERR-04 a filter that fails does not affect the list, a list that fails is the page with its status', async () => {
  const report = jest.fn();
  const app = catalogueApp({ report });
  app.backEnd.fail(getFilterBySef);
  const { unmount } = await open(dogs, app);
  expect(screen.getByRole('link', { name: /Сухой корм Лесной пёс/ })).toBeVisible();
  unmount();
  const broken = catalogueApp({ report });
  broken.backEnd.fail(getPage, { status: 503, message: 'Нет связи' });
  await open(dogs, broken);
  expect(screen.getByRole('alert')).toHaveTextContent('503 Не удалось загрузить продукты');
  expect(report).toHaveBeenCalledTimes(2);
});
