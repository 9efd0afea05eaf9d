import { canonicalPath } from './canonical-path';

const canonical = (path: string) => canonicalPath(new URL(path, 'http://shop.localhost'));

test('ROU-113 a path without a slash at its end is redirected to the one with it and keeps its query', () => {
  expect(canonical('/product/korm')).toBe('/product/korm/');
  expect(canonical('/product/k')).toBe('/product/k/');
  expect(canonical('/search?q=корм')).toBe('/search/?q=%D0%BA%D0%BE%D1%80%D0%BC');
});

test('ROU-69 a path with a dot in its name stays unchanged', () => {
  expect(canonical('/bonus-program/polnye-pravila-programmy.php')).toBeNull();
});

test('a canonical path stays unchanged', () => {
  expect(canonical('/')).toBeNull();
  expect(canonical('/catalog/tovary_dlya_sobak/?SORT=price_asc')).toBeNull();
});
