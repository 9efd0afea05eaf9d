import { toCity } from '@zapovednik/api/shell/models/city';
import { sectionRoute } from '@zapovednik/areas/catalog/routes';
import { vacanciesRoute } from '@zapovednik/areas/content/routes';
import { groomingRoute } from '@zapovednik/areas/services/routes';
import { fixtures } from '@zapovednik/testing';
import { cityOrigin, pathInCity } from './city-address';

const main = { origin: 'https://shop.example:3000', subdomain: null };
const perm = { origin: 'https://perm.shop.example:3000', subdomain: 'perm' };

test('CIT-21 CIT-28 a city has its own subdomain or the main domain; the port does not change', () => {
  expect(cityOrigin(main, toCity(fixtures.perm()))).toBe('https://perm.shop.example:3000');
  expect(cityOrigin(perm, toCity(fixtures.city()))).toBe('https://shop.example:3000');
  expect(cityOrigin(perm, toCity(fixtures.perm({ SUBDOMAIN: 'tyumen' })))).toBe('https://tyumen.shop.example:3000');
  expect(cityOrigin(main, toCity(fixtures.city()))).toBe('https://shop.example:3000');
});

test('CIT-21 the page stays the same in the other city', () => {
  const place = { route: sectionRoute, pathname: '/catalog/vetapteka/', search: '?SORT=price_asc' };
  expect(pathInCity(place, toCity(fixtures.perm()))).toBe('/catalog/vetapteka/?SORT=price_asc');
});

test.each([
  [groomingRoute, '/grooming/'],
  [vacanciesRoute, '/vacancies/'],
])('ROU-100 ROU-101 a page that the other city does not have, $1, is replaced by its home page', (route, pathname) => {
  const place = { route, pathname, search: '' };
  expect(pathInCity(place, toCity(fixtures.perm()))).toBe('/');
  expect(pathInCity(place, toCity(fixtures.city()))).toBe(pathname);
});

test('a path without a route is replaced by the home page', () => {
  expect(pathInCity({ route: null, pathname: '/no-such-path/', search: '' }, toCity(fixtures.perm()))).toBe('/');
});
