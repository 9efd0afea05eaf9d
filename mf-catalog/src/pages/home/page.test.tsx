import { screen, within } from '@testing-library/react';
import { getBrands } from 'shared-contracts/catalog/calls/brand';
import { getPage } from 'shared-contracts/catalog/calls/catalog';
import { getSections } from 'shared-contracts/catalog/calls/sections';
import { fixtures, renderArea } from 'shared-contracts/testing';
import area from '../../area';
import { brand, catalogueApp, requestsOf } from '../../testing/catalogue';
import { mockViewport } from '../../testing/layout';

beforeEach(() => mockViewport('desktop'));

test('ROU-01 CAT-01 the home page links to the root sections', async () => {
  await renderArea(area, '/', { app: catalogueApp() });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Товары для собак' })).toHaveAttribute('href', '/catalog/tovary_dlya_sobak/');
});

test('CAT-39 LIM-48 brands with a SORT below 500 are in the slider, in its order', async () => {
  const app = catalogueApp();
  const other = (SORT: number, NAME: string) => ({ ...brand, SORT, NAME, CODE: NAME });
  app.backEnd.answer(getBrands, [other(499, 'Тайга'), other(500, 'Пятисотый'), other(10, 'Первый')]);
  await renderArea(area, '/', { app });
  const slider = screen.getByRole('region', { name: 'Бренды' });
  expect(
    within(slider)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([`/brand/${encodeURIComponent('Первый')}/`, `/brand/${encodeURIComponent('Тайга')}/`]);
});

test('CAT-42 CAT-43 CAT-46 popular goods, best offers and new items are shown in carousels', async () => {
  const app = catalogueApp();
  await renderArea(area, '/', { app });
  for (const title of ['Популярное', 'Лучшие предложения', 'Новинки']) {
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
  }
  expect(requestsOf(app, getPage)).toMatchObject([
    { filter: { AVAILABLE: 'Y' }, sort: { popularity: 'desc' } },
    { filter: { AVAILABLE: 'Y', DISCOUNT: 'Y' } },
    { filter: { AVAILABLE: 'Y', NEW: 'Y' } },
  ]);
});

test('ERR-10 ERR-19 sections that fail are left out, and the others are shown', async () => {
  const app = catalogueApp({ report: () => {} });
  app.backEnd.fail(getSections);
  app.backEnd.fail(getBrands);
  await renderArea(area, '/', { app });
  expect(screen.getByText('Разделы каталога отсутвуют')).toBeVisible();
  expect(screen.getByText('Не удалось загрузить бренды')).toBeVisible();
  expect(screen.getAllByRole('link', { name: /Сухой корм Лесной пёс/ })).toHaveLength(3);
});

test('ROU-16 ROU-17 the catalogue shows roots with two levels; its demo is a separate page', async () => {
  const app = catalogueApp();
  const leaf = fixtures.section({ ID: 40, NAME: 'Для щенков', UNIQUE_CODE: 'tovary_dlya_sobak/suhoy_korm/dlya' });
  const child = fixtures.section({
    ID: 31,
    NAME: 'Сухой корм',
    UNIQUE_CODE: 'tovary_dlya_sobak/suhoy_korm',
    CHILDREN: [leaf],
  });
  app.backEnd.answer(getSections, [fixtures.section({ CHILDREN: [child] })]);
  const { unmount } = await renderArea(area, '/catalog/', { app });
  expect(screen.getByRole('link', { name: 'Для щенков' })).toHaveAttribute(
    'href',
    '/catalog/tovary_dlya_sobak/suhoy_korm/dlya/',
  );
  unmount();
  await renderArea(area, '/catalog/demo/', { app: catalogueApp() });
  expect(screen.getByRole('heading', { level: 1, name: 'Витрина' })).toBeVisible();
});
