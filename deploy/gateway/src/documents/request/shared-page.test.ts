import { toCity } from '@zapovednik/api/shell/models/city';
import { fixtures } from '@zapovednik/testing';
import { routeTable } from '@zapovednik/testing/route-table';
import { sharedPage } from './shared-page';
import type { Visit } from './visit';

const visit = (path: string, changes: Partial<Visit> = {}): Visit => ({
  requestId: 'id',
  url: new URL(path, 'http://shop.localhost'),
  city: toCity(fixtures.city()),
  session: null,
  fastPickup: false,
  charity: false,
  override: [],
  foreign: {},
  device: 'desktop',
  ...changes,
});

const shared = (path: string, changes?: Partial<Visit>) => sharedPage(routeTable, 'set', visit(path, changes));
const key = (path: string, changes?: Partial<Visit>) => shared(path, changes)?.key;

test('a page has its own cache key for each set, city and path', () => {
  const other = sharedPage(routeTable, 'other', visit('/'))?.key;
  const keys = [key('/'), key('/about/'), other, key('/', { city: toCity(fixtures.perm()) })];
  expect(new Set(keys).size).toBe(4);
  expect(keys).not.toContain(undefined);
});

test('CAT-10 CAT-12 known query keys tell pages apart in any order, unknown keys and utm do not', () => {
  expect(key('/catalog/x/?PAGEN_1=2&SORT=price_asc')).toBe(key('/catalog/x/?SORT=price_asc&PAGEN_1=2&yclid=7'));
  expect(key('/catalog/x/?PAGEN_1=2')).not.toBe(key('/catalog/x/?PAGEN_1=3'));
  expect(key('/brand/x/?utm_source=mail')).toBe(key('/brand/x/'));
  expect(key('/search/?q=a&filter_price=1')).not.toBe(key('/search/?q=a'));
});

test('pages of one person, unknown paths and debug visits are never cached', () => {
  for (const path of ['/personal/cart/', '/cabinet/orders/', '/auth/', '/nowhere/', '/?debug=1'])
    expect(shared(path)).toBeNull();
  expect(shared('/', { fastPickup: true })).toBeNull();
  expect(shared('/', { override: ['mf-catalog 1.2.3'] })).toBeNull();
});

test('ROU-98 a page for phones has one cache key for each class of device', () => {
  const [desktop, phone] = [key('/mobile-app/open/'), key('/mobile-app/open/', { device: 'phone' })];
  expect(desktop).not.toBe(phone);
  expect(shared('/mobile-app/open/', { device: 'phone' })?.visit().device).toBe('phone');
});

test('the class of device does not split pages that are for all devices', () => {
  expect(key('/', { device: 'phone' })).toBe(key('/'));
});

test('a shared page is rendered only with data that is in its key', () => {
  const asked = '/catalog/x/?yclid=7&SORT=price_asc&utm_source=mail&PAGEN_1=2';
  const own = { session: 'secret', device: 'phone', foreign: { 'mf-catalog': 'http://localhost:1' } } as const;
  const page = shared(asked, own);
  expect(page?.visit()).toMatchObject({ session: null, device: 'desktop', foreign: {} });
  expect(page?.visit().url.href).toBe('http://shop.localhost/catalog/x/?PAGEN_1=2&SORT=price_asc');
  expect(String(page?.ownQuery)).toBe('yclid=7&utm_source=mail');
});
