import { toCityState } from '@zapovednik/api/shell/models/city';
import type { RouteDefinition } from '@zapovednik/platform/routes';
import { fixtures } from '@zapovednik/testing';
import { routeTable } from '@zapovednik/testing/route-table';
import { disallowedPaths, listedPaths } from './city-routes';

const here = toCityState(fixtures.city());
const perm = toCityState(fixtures.perm());
const route = (id: string): RouteDefinition => {
  const found = routeTable.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};

test('a city lists its pages without parameters, as they appear in the address bar', () => {
  const paths = listedPaths(routeTable, here);
  expect(paths).toEqual(expect.arrayContaining(['/', '/brand/', '/about/', '/faq/']));
  expect(paths).toContain('/bonus-program/polnye-pravila-programmy.php');
  expect(paths.filter((path) => /[:*]/.test(path))).toEqual([]);
});

test('ROU-100 ROU-101 services and vacancies are listed only for their city', () => {
  const only = ['/vet-kabinety/', '/grooming/', '/dog-training-school/', '/vacancies/', '/vacancies/cities/'];
  expect(listedPaths(routeTable, here)).toEqual(expect.arrayContaining(only));
  expect(listedPaths(routeTable, perm).filter((path) => only.includes(path))).toEqual([]);
});

test('personal and hidden pages are neither listed nor crawled', () => {
  const listed = listedPaths(routeTable, here);
  const disallowed = disallowedPaths(routeTable);
  for (const path of [
    '/personal/',
    '/cabinet/',
    '/auth/',
    '/favorite/',
    '/form/',
    '/search/',
    '/test/',
    '/technical/',
  ]) {
    expect(disallowed.some((start) => path.startsWith(start))).toBe(true);
  }
  expect(listed.filter((path) => disallowed.some((start) => path.startsWith(start)))).toEqual([]);
});

test('a page that redirects, or is for phones only, is not listed', () => {
  const routes = [
    { ...route('about'), redirect: '/faq/' },
    { ...route('faq'), device: 'phone' as const },
  ];
  expect(listedPaths(routes, here)).toEqual([]);
});
