import { screen } from '@testing-library/react';
import { getBrandByCode, getBrands } from 'shared-contracts/catalog/calls/brand';
import { getPage } from 'shared-contracts/catalog/calls/catalog';
import { getFilter } from 'shared-contracts/catalog/calls/filter';
import { renderArea } from 'shared-contracts/testing';
import area from '../../area';
import { askedOf, brand, catalogueShop } from '../../testing/catalogue';
import { layOut } from '../../testing/layout';

beforeEach(() => layOut('desktop'));

test('ROU-66 a brand says who it is and where its goods stand', async () => {
  await renderArea(area, '/brand/lesnoy-pes/', { shop: catalogueShop() });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByText('Корм из тайги.')).toBeVisible();
  const sections = screen.getByRole('navigation', { name: 'Разделы бренда' });
  expect(sections.querySelector('a')).toHaveAttribute('href', '/catalog/tovary_dlya_sobak/suhoy_korm/');
  expect(sections).toHaveTextContent('4');
});

test('ROU-66 an unknown brand answers 404', async () => {
  const shop = catalogueShop();
  shop.backEnd.fail(getBrandByCode, { status: 404, message: 'Бренд не найден' });
  await renderArea(area, '/brand/net/', { shop });
  expect(screen.getByRole('alert')).toHaveTextContent('404');
});

test('CAT-29 CAT-30 its filters are in the query; q, page, size and sort are none', async () => {
  const shop = catalogueShop();
  await renderArea(area, '/brand/lesnoy-pes/?filter_5_9=Y&q=корм&PAGEN_1=1&PER_PAGE=20&SORT=name_desc', { shop });
  expect(askedOf(shop, getPage)).toEqual([
    { page: 1, perPage: 20, sort: { name: 'desc' }, filter: { BRAND: 'lesnoy-pes' }, controls: { filter_5_9: 'Y' } },
  ]);
  expect(askedOf(shop, getFilter)).toEqual([{ prefilter: { BRAND: 'lesnoy-pes' }, controls: { filter_5_9: 'Y' } }]);
});

test('ROU-14 all brands stand by letter; ERR-19 when they cannot be read the page answers its status', async () => {
  const shop = catalogueShop();
  shop.backEnd.answer(getBrands, [brand, { ...brand, ID: 4, CODE: 'nordtail', NAME: 'Nordtail', SORT: 900 }]);
  const { unmount } = await renderArea(area, '/brand/', { shop });
  expect(screen.getByRole('heading', { name: 'Л' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Nordtail' })).toHaveAttribute('href', '/brand/nordtail/');
  unmount();
  const broken = catalogueShop({ report: () => {} });
  broken.backEnd.fail(getBrands);
  await renderArea(area, '/brand/', { shop: broken });
  expect(screen.getByRole('alert')).toHaveTextContent('503');
});
