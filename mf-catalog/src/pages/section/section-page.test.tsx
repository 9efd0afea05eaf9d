import { act, screen } from '@testing-library/react';
import { getPage, getSections } from 'shared-contracts/catalog/calls/catalog';
import { getFilter, getFilterBySef } from 'shared-contracts/catalog/calls/filter';
import { checkUri } from 'shared-contracts/catalog/calls/uri';
import { fakeClock, fixtures, renderArea } from 'shared-contracts/testing';
import area from '../../area';
import { askedOf, brandFilter, catalogueShop, smartFilter } from '../../testing/catalogue';
import { layOut } from '../../testing/layout';

const dogs = '/catalog/tovary_dlya_sobak/';
const tayga = `${dogs}filter/brend-is-tayga/apply/`;

beforeEach(() => layOut('desktop'));

const open = (url: string, shop = catalogueShop()) => renderArea(area, url, { shop });

test('ROU-109 CAT-06 a section has its heading, the way to it, what is below and how many goods there are', async () => {
  const shop = catalogueShop();
  shop.backEnd.answer(getPage, fixtures.productPage({ productCount: 332, pageCount: 9 }));
  await open(dogs, shop);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1, name: 'Товары для собак' })).toBeVisible();
  expect(screen.getByText('332 товара')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Сухой корм' })).toHaveAttribute('href', `${dogs}suhoy_korm/`);
  expect(screen.getByRole('link', { name: 'Каталог' })).toHaveAttribute('href', '/catalog/');
  expect(screen.getByRole('link', { name: 'Страница 2' })).toHaveAttribute('href', `${dogs}?PAGEN_1=2`);
});

test.each(['/catalog/net/', `${dogs}net/`, '/catalog/a/b/c/d/', `${dogs}?PAGEN_1=7`])(
  'ROU-108 %s is not there: 404',
  async (url) => {
    await open(url);
    expect(screen.getByRole('alert')).toHaveTextContent('404');
  },
);

test('ROU-111 a path that has a short one leads there, and the short one shows what the long one would', async () => {
  const shop = catalogueShop();
  const answer = [{ URI: tayga, SHORT_URI: '/catalog/tayga/' }];
  shop.backEnd.answer(checkUri, answer);
  const { router } = await open(tayga, shop);
  expect(router.state.location.pathname).toBe('/catalog/tayga/');
  expect(askedOf(shop, getFilterBySef)).toEqual([{ section: 1, smart_filter_uri: 'filter/brend-is-tayga/apply/' }]);
});

test('ROU-110 CAT-20 the filter of the path goes to the products and to the smart filter', async () => {
  const shop = catalogueShop();
  await open(`${tayga}?SORT=price_asc&PAGEN_1=1&PER_PAGE=20`, shop);
  expect(askedOf(shop, getPage)).toEqual([
    { section: 1, smart_filter_uri: 'filter/brend-is-tayga/apply/', page: 1, perPage: 20, sort: { price: 'asc' } },
  ]);
  expect(askedOf(shop, getFilterBySef)).toEqual([{ section: 1, smart_filter_uri: 'filter/brend-is-tayga/apply/' }]);
});

test('CAT-03 the sections are read once, however many of them are opened', async () => {
  const { shop, router } = await open(dogs);
  await act(() => router.navigate(`${dogs}suhoy_korm/`));
  expect(askedOf(shop, getSections)).toHaveLength(1);
  expect(askedOf(shop, getPage)).toHaveLength(2);
});

test('CAT-26 CAT-28 a chosen value leads to the address of the answer after 800 ms', async () => {
  const { pass, user } = fakeClock();
  const shop = catalogueShop();
  shop.backEnd.answer(getFilter, smartFilter({ URI: tayga, ELEMENT_COUNT: 5 }));
  const { router } = await open(`${dogs}?SORT=price_asc`, shop);
  await user.click(screen.getByRole('checkbox', { name: /Тайга/ }));
  await pass(800);
  expect(askedOf(shop, getFilter)).toEqual([{ section: 1, controls: { filter_1_2: 'Y' } }]);
  expect(router.state.location).toMatchObject({ pathname: tayga, search: '?SORT=price_asc' });
});

test('CAT-26 the form that a browser without script sends leads to the same address', async () => {
  const shop = catalogueShop();
  shop.backEnd.answer(getFilter, smartFilter({ URI: tayga }));
  const { router } = await open(`${dogs}?filter_1_2=Y&filter_price_min=&SORT=price_asc`, shop);
  expect(router.state.location).toMatchObject({ pathname: tayga, search: '?SORT=price_asc' });
});

test('CAT-08 CAT-27 without goods it says so and offers the list without filters', async () => {
  const shop = catalogueShop();
  shop.backEnd.answer(getPage, fixtures.productPage({ products: [], pageCount: 0 }));
  shop.backEnd.answer(getFilterBySef, smartFilter({ FILTERS: [brandFilter([2])], URI: tayga, ELEMENT_COUNT: 0 }));
  await open(tayga, shop);
  expect(screen.getByText('Товаров не найдено')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Сбросить фильтры' })).toHaveAttribute('href', dogs);
});

test('CAT-07 CAT-50 tag links and the SEO block are on the page', async () => {
  const shop = catalogueShop();
  shop.backEnd.answer(
    getPage,
    fixtures.productPage({
      tags: { REFERENCES: [{ NAME: 'Корм для щенков', URL: `${dogs}dlya_shchenkov/` }] },
      description: '<p>Подберите рацион по весу.</p>',
    }),
  );
  await open(dogs, shop);
  expect(screen.getByRole('link', { name: 'Корм для щенков' })).toHaveAttribute('href', `${dogs}dlya_shchenkov/`);
  expect(screen.getByText('Подберите рацион по весу.')).toBeVisible();
  expect(document.title).toBe('Товары для собак');
  expect(document.head.querySelector('link[rel=canonical]')).toHaveAttribute('href', `http://shop.localhost${dogs}`);
});

test('CAT-14 the ways to sort are links; the one in force is marked', async () => {
  await open(dogs);
  const sorts = screen.getByRole('navigation', { name: 'Сортировка' });
  expect([...sorts.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(
    ['popularity_desc', 'price_asc', 'price_desc', 'name_asc', 'name_desc'].map((sort) => `${dogs}?SORT=${sort}`),
  );
  expect(screen.getByRole('link', { name: 'Популярные' })).toHaveAttribute('aria-current', 'true');
});

test('a filter that fails takes nothing from the list, a list that fails answers its status', async () => {
  const report = jest.fn();
  const shop = catalogueShop({ report });
  shop.backEnd.fail(getFilterBySef);
  const { unmount } = await open(dogs, shop);
  expect(screen.getByRole('link', { name: /Сухой корм Лесной пёс/ })).toBeVisible();
  unmount();
  const broken = catalogueShop({ report });
  broken.backEnd.fail(getPage, { status: 503, message: 'Нет связи' });
  await open(dogs, broken);
  expect(screen.getByRole('alert')).toHaveTextContent('503');
  expect(report).toHaveBeenCalledTimes(2);
});
