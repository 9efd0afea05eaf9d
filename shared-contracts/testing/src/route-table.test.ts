import { signInLink } from '@zapovednik/areas/cabinet/routes';
import { brandLink, productLink, searchLink, sectionLink } from '@zapovednik/areas/catalog/routes';
import { bonusProgramRulesRoute } from '@zapovednik/areas/content/routes';
import * as services from '@zapovednik/areas/services/routes';
import { link, matchRoute } from '@zapovednik/platform/routes';
import { routeTable } from './route-table';

const idOf = (path: string) => matchRoute(routeTable, path)?.id;

test('every requirement of ROU-01 to ROU-85 has one route, the shop’s own pages name another, and every route has its own id and path', () => {
  const wanted = Array.from({ length: 85 }, (_, index) => `ROU-${String(index + 1).padStart(2, '0')}`);
  const requirements = routeTable.map(({ requirement }) => requirement);
  expect(requirements.filter((id) => id.startsWith('ROU-')).sort()).toEqual(wanted.sort());
  expect(requirements.filter((id) => !id.startsWith('ROU-'))).toEqual([
    'PRD-06',
    'CAT-47',
    'ORD-70',
    'CAB-23',
    'CAB-01',
    'PRD-48',
    'ORD-70',
    'CAB-18',
    'GRM-03',
    'HND-03',
    'VET-03',
    'VET-04',
    'CON-03',
    'CON-27',
    'CON-26',
    'CON-20',
  ]);
  expect(new Set(routeTable.map(({ id }) => id)).size).toBe(routeTable.length);
  expect(new Set(routeTable.map(({ path }) => path)).size).toBe(routeTable.length);
});

test('ROU-17 ROU-71 a static path has priority over a section; a section matches any depth and its filter', () => {
  expect(idOf('/catalog/demo/')).toBe('catalogDemo');
  expect(idOf('/catalog/')).toBe('catalog');
  expect(idOf('/catalog/tovary_dlya_sobak/suhoy_korm/dlya_schenkov/filter/brend-is-a/apply/')).toBe('section');
});

test('ROU-57 ROU-68 cart and order have priority over the success page, whose segment is optional', () => {
  expect(idOf('/personal/cart/')).toBe('cart');
  expect(idOf('/personal/order/')).toBe('order');
  expect(idOf('/personal/success/')).toBe('orderSuccess');
  expect(idOf('/personal/')).toBe('orderSuccess');
});

test('ROU-46 ROU-69 ROU-86 paths are case-sensitive, a name with a dot is a page, an unknown path has no route', () => {
  expect(idOf('/Successful_registration/')).toBe('successfulRegistration');
  expect(idOf('/successful_registration/')).toBeUndefined();
  expect(idOf('/bonus-program/polnye-pravila-programmy.php')).toBe('bonusProgramRules');
  expect(idOf('/nowhere/')).toBeUndefined();
});

test('ROU-87 ROU-94 every page of the cabinet requires a signed-in user', () => {
  const cabinet = routeTable.filter(({ path }) => path.startsWith('/cabinet'));
  expect(cabinet).toHaveLength(16);
  for (const { guards } of cabinet) expect(guards).toContain('cabinet');
});

test('ROU-93 no page outside the cabinet requires a signed-in user', () => {
  const guarded = routeTable.filter(({ guards }) => guards.includes('cabinet')).map(({ path }) => path);
  expect(guarded.filter((path) => !/^\/cabinet(\/|$)/.test(path))).toEqual([]);
  expect(signInLink('/cabinet/orders/')).toBe('/auth/?back=%2Fcabinet%2Forders%2F');
});

test('ROU-88 every auth page except the success page is for anonymous visitors', () => {
  const guarded = routeTable.filter(({ guards }) => guards.includes('auth')).map(({ id }) => id);
  expect(guarded.sort()).toEqual(['auth', 'authGreetings', 'authRecovery', 'authSignup']);
});

test('ROU-100 the pages of services are for the default location', () => {
  for (const { guards } of Object.values(services)) expect(guards).toEqual(['default-location']);
});

test('a page that depends on a person is never rendered for a whole city', () => {
  for (const { path, rendered } of routeTable) {
    if (/^\/(cabinet|personal|auth|form|favorite)(\/|$)/.test(path)) expect(rendered).toBe('person');
  }
});

test('ROU-113 links end in a slash, are encoded, and keep the depth of a section', () => {
  expect(productLink('korm-1', 'PACK')).toBe('/product/korm-1/?pack=PACK');
  expect(sectionLink('tovary_dlya_sobak/suhoy_korm')).toBe('/catalog/tovary_dlya_sobak/suhoy_korm/');
  expect(searchLink('корм & лосось')).toBe(
    '/search/?q=%D0%BA%D0%BE%D1%80%D0%BC+%26+%D0%BB%D0%BE%D1%81%D0%BE%D1%81%D1%8C',
  );
  expect(link(bonusProgramRulesRoute)).toBe('/bonus-program/polnye-pravila-programmy.php');
  expect(brandLink('a/b')).toBe('/brand/a%2Fb/');
});
