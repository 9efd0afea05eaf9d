import { screen } from '@testing-library/react';
import { getPage } from '@zapovednik/api/catalog/calls/catalog';
import { fixtures, renderArea } from '@zapovednik/testing';
import area from '../../area';
import { catalogueApp, requestsOf } from '../../testing/catalogue';
import { mockViewport } from '../../testing/layout';

beforeEach(() => mockViewport('desktop'));

test('CAT-47 a list of the home page has a page of its own, with sorts and pages', async () => {
  const app = catalogueApp();
  app.backEnd.answer(getPage, fixtures.productPage({ pageCount: 3, productCount: 90, page: 2 }));
  await renderArea(area, '/selection/best-offers/?PAGEN_1=2&SORT=price_asc', { app });
  expect(screen.getByRole('heading', { level: 1, name: 'Лучшие предложения' })).toBeVisible();
  expect(requestsOf(app, getPage)).toMatchObject([
    { page: 2, perPage: 40, filter: { AVAILABLE: 'Y', DISCOUNT: 'Y' }, sort: { price: 'asc' } },
  ]);
  expect(screen.getByRole('link', { name: 'Страница 3' })).toHaveAttribute(
    'href',
    '/selection/best-offers/?SORT=price_asc&PAGEN_1=3',
  );
});

test.each(['/selection/unknown/', '/selection/constructor/', '/selection/new/?PAGEN_1=99'])(
  '%s is a 404',
  async (path) => {
    await renderArea(area, path, { app: catalogueApp() });
    expect(screen.getByRole('alert')).toHaveTextContent('404');
  },
);
