import { screen } from '@testing-library/react';
import { getBrandByCode, getBrands } from '@zapovednik/api/catalog/calls/brand';
import { getPage } from '@zapovednik/api/catalog/calls/catalog';
import { getFilter } from '@zapovednik/api/catalog/calls/filter';
import { searchMetafilters } from '@zapovednik/api/catalog/calls/metafilter';
import { fakeClock, fixtures, renderArea } from '@zapovednik/testing';
import area from '../../area';
import { brand, catalogueApp, requestsOf } from '../../testing/catalogue';
import { mockViewport } from '../../testing/layout';

beforeEach(() => mockViewport('desktop'));

test('ROU-66 a brand page shows its description and the sections with its goods', async () => {
  await renderArea(area, '/brand/lesnoy-pes/', { app: catalogueApp() });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByText('Корм из тайги.')).toBeVisible();
  const sections = screen.getByRole('navigation', { name: 'Разделы бренда' });
  expect(sections.querySelector('a')).toHaveAttribute('href', '/catalog/tovary_dlya_sobak/suhoy_korm/');
  expect(sections).toHaveTextContent('4');
});

test('ROU-66 a brand page tells country and year, and links to its pages of predefined filters', async () => {
  const app = catalogueApp();
  const landing = '/catalog/tovary_dlya_sobak/suhoy_korm/filter/brend-is-lesnoy-pes/apply/';
  app.backEnd.answer(searchMetafilters, [
    { ID: 1, VALUE: landing, NAME: 'Сухой корм «Лесной пёс»', SEO: fixtures.section().SEO },
  ]);
  await renderArea(area, '/brand/lesnoy-pes/', { app });
  expect(screen.getByText('Россия · с 1998 года')).toBeVisible();
  expect(requestsOf(app, searchMetafilters)).toEqual([{ value: 'brend-is-lesnoy-pes/' }]);
  expect(screen.getByRole('link', { name: 'Сухой корм «Лесной пёс»' })).toHaveAttribute('href', landing);
});

test('CAT-29 CAT-50 search engines index the brand and its pages, not its filters and sorts', async () => {
  const app = catalogueApp();
  app.backEnd.answer(getPage, fixtures.productPage({ pageCount: 3 }));
  const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute('content');
  const { unmount } = await renderArea(area, '/brand/lesnoy-pes/?PAGEN_1=2', { app });
  expect(robots()).toBeUndefined();
  expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'http://shop.localhost/brand/lesnoy-pes/?PAGEN_1=2',
  );
  unmount();
  for (const query of ['filter_1_2=Y', 'SORT=price_asc']) {
    const page = await renderArea(area, `/brand/lesnoy-pes/?${query}`, { app });
    expect([query, robots()]).toEqual([query, 'noindex']);
    page.unmount();
  }
});

test('ROU-66 an unknown brand answers 404', async () => {
  const app = catalogueApp();
  app.backEnd.fail(getBrandByCode, { status: 404, message: 'Бренд не найден' });
  await renderArea(area, '/brand/net/', { app });
  expect(screen.getByRole('alert')).toHaveTextContent('404');
});

test('CAT-29 CAT-30 filters are in the query; q, page, size and sort are not filters', async () => {
  const app = catalogueApp();
  await renderArea(area, '/brand/lesnoy-pes/?filter_5_9=Y&q=корм&PAGEN_1=1&PER_PAGE=20&SORT=name_desc', { app });
  expect(requestsOf(app, getPage)).toEqual([
    { page: 1, perPage: 20, sort: { name: 'desc' }, filter: { BRAND: 'lesnoy-pes' }, controls: { filter_5_9: 'Y' } },
  ]);
  expect(requestsOf(app, getFilter)).toEqual([{ prefilter: { BRAND: 'lesnoy-pes' }, controls: { filter_5_9: 'Y' } }]);
});

test('ROU-14 all brands are grouped by letter; ERR-19 when they cannot be read the page has the error’s status', async () => {
  const app = catalogueApp();
  app.backEnd.answer(getBrands, [brand, { ...brand, ID: 4, CODE: 'nordtail', NAME: 'Nordtail', SORT: 900 }]);
  const { unmount } = await renderArea(area, '/brand/', { app });
  expect(screen.getByRole('heading', { name: 'Л' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Nordtail' })).toHaveAttribute('href', '/brand/nordtail/');
  unmount();
  const broken = catalogueApp({ report: () => {} });
  broken.backEnd.fail(getBrands);
  await renderArea(area, '/brand/', { app: broken });
  expect(screen.getByRole('alert')).toHaveTextContent('503 Не удалось загрузить бренды');
});

test('CAT-40 LIM-35 the brands are read once an hour', async () => {
  const { pass } = fakeClock();
  const app = catalogueApp();
  const open = async () => {
    const { unmount } = await renderArea(area, '/brand/', { app });
    unmount();
  };
  await open();
  await pass(3_600_000 - 1_000);
  await open();
  expect(requestsOf(app, getBrands)).toHaveLength(1);
  expect(app.query.getQueryData(['mf-catalog', 'brands'])).toHaveLength(1);
  await pass(1_000);
  await open();
  expect(requestsOf(app, getBrands)).toHaveLength(2);
});
