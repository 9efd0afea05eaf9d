import { cityOrigin, publicOrigin, subdomainOf } from './public-origin';

test.each([
  ['https://Shop.example/', 'https://shop.example'],
  ['http://shop.localhost:3000', 'http://shop.localhost:3000'],
  [undefined, 'http://shop.localhost:3000'],
])('the setting %s is %s', (text, expected) => {
  expect(publicOrigin.parse(text)).toBe(expected);
});

test.each([
  '',
  'shop.example',
  'ftp://shop.example',
  'https://shop.example/shop',
  'https://user@shop.example',
  'https://*',
])('an invalid setting stops the start: "%s"', (text) => {
  expect(publicOrigin.safeParse(text).success).toBe(false);
});

test.each([
  ['shop.example', ''],
  ['Shop.Example:8443', ''],
  ['perm.shop.example:1', 'perm'],
  ['PERM.shop.example', 'perm'],
  ['evil.example', null],
  ['evil-shop.example', null],
  ['.shop.example', null],
  ['shop.example.', null],
  ['shop.example.evil.example', null],
  ['evil.example/.shop.example', null],
  ['a@b.shop.example', null],
  ['a b.shop.example', null],
  ['', null],
])('the host %s belongs to the storefront %s', (host, expected) => {
  expect(subdomainOf(host, 'https://shop.example')).toBe(expected);
});

test('the origin of a storefront has the configured scheme and port', () => {
  expect(cityOrigin('https://shop.example:8443', 'perm')).toBe('https://perm.shop.example:8443');
  expect(cityOrigin('https://shop.example', '')).toBe('https://shop.example');
});
