import { routeTable } from 'shared-contracts/routes';
import { cacheKey } from './cache-key';

const key = (path: string, visit: { setId?: string; locationId?: number; device?: 'phone' | 'desktop' } = {}) =>
  cacheKey(routeTable, {
    setId: 'set',
    locationId: 2201,
    device: 'desktop',
    ...visit,
    url: new URL(path, 'http://shop.localhost'),
  });

test('a page has a place of its own for each set, city and path', () => {
  const keys = [key('/'), key('/about/'), key('/', { setId: 'other' }), key('/', { locationId: 2312 })];
  expect(new Set(keys).size).toBe(4);
  expect(keys).not.toContain(null);
});

test('CAT-10 CAT-12 known query keys tell pages apart in any order, unknown and utm ones do not', () => {
  expect(key('/catalog/x/?PAGEN_1=2&SORT=price_asc')).toBe(key('/catalog/x/?SORT=price_asc&PAGEN_1=2&yclid=7'));
  expect(key('/catalog/x/?PAGEN_1=2')).not.toBe(key('/catalog/x/?PAGEN_1=3'));
  expect(key('/brand/x/?utm_source=mail')).toBe(key('/brand/x/'));
  expect(key('/search/?q=a&filter_price=1')).not.toBe(key('/search/?q=a'));
});

test('pages of one person, unknown paths and debug visits are never kept', () => {
  for (const path of ['/personal/cart/', '/cabinet/orders/', '/auth/', '/nowhere/', '/?debug=1'])
    expect(key(path)).toBeNull();
});

test('the class of device does not split pages that are for everyone', () => {
  expect(key('/', { device: 'phone' })).toBe(key('/'));
});
