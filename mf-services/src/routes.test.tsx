import { screen, within } from '@testing-library/react';
import { createTestApp, fixtures, renderArea, renderWithApp } from 'shared-contracts/testing';
import { routeTable } from 'shared-contracts/testing/route-table';
import area from './area';
import { Component } from './widgets/services-teasers';

/** Opens a page: it has one heading, a title with the city, and the phone for appointments. */
async function opens(path: string, heading: string) {
  await renderArea(area, path);
  expect((await screen.findAllByRole('heading', { level: 1 })).map((each) => each.textContent)).toEqual([heading]);
  expect(document.title).toBe(`${heading} в Екатеринбурге — Заповедник`);
  expect(screen.getByRole('link', { name: '+7 (343) 000-00-00' })).toHaveAttribute('href', 'tel:+73430000000');
  expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute('href', `http://shop.localhost${path}`);
  const picture = document.head.querySelector('meta[property="og:image"]')?.getAttribute('content');
  expect(picture).toMatch(/^http:\/\/shop\.localhost\/pictures\/.+-1280\.jpg$/);
}

test('ROU-100 every page of the area is for the default location only', () => {
  const owned = routeTable.filter(({ owner }) => owner === 'mf-services');
  expect(area.routes.map(({ route }) => route.id).sort()).toEqual(owned.map(({ id }) => id).sort());
  expect(area.routes.every(({ route }) => route.guards.includes('default-location'))).toBe(true);
});

test('ROU-53 VET-01 vet offices', () => opens('/vet-kabinety/', 'Ветеринарные кабинеты'));
test('ROU-55 GRM-01 grooming', () => opens('/grooming/', 'Груминг'));
test('ROU-56 HND-01 dog training', () => opens('/dog-training-school/', 'Школа дрессировки'));

test('ROU-54 VET-08 the old page of the vet offices redirects to the new one', async () => {
  await renderArea(area, '/vet-kabinety-old/');
  expect(await screen.findByRole('heading', { level: 1, name: 'Ветеринарные кабинеты переехали' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Открыть новую страницу' })).toHaveAttribute('href', '/vet-kabinety/');
});

describe('the teasers of the services', () => {
  test('CIT-09 link to the three pages in the default location', () => {
    renderWithApp(<Component />);
    const links = within(screen.getByRole('region', { name: 'Услуги для питомцев' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/vet-kabinety/',
      '/grooming/',
      '/dog-training-school/',
    ]);
  });

  test('CIT-09 are hidden in another city', () => {
    renderWithApp(<Component />, { app: createTestApp({ city: fixtures.perm() }) });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
