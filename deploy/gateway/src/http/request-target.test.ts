import { isValidTarget } from './request-target';

test.each([
  '/',
  '/?utm_source=mail&q=1+2',
  '/search/?q=%D0%BA%D0%BE%D1%80%D0%BC',
  '/catalog/tovary_dlya_sobak/korm/filter/brand-is-acana/apply/?PAGEN_1=2',
  '/bonus-program/polnye-pravila-programmy.php',
  '/product/...korm/',
  '/assets/mf-catalog/1.0.0-abc/entry.0a1b.js',
  '/personal/user/confirm/Ab-_.~9/',
  '/api/catalog/product/search/%D0%BA%D0%BE%D1%80%D0%BC%201%2F2%20%5C%20100%25/',
  '/search/?back=http://shop.localhost//a/../b\\c&filter[a][]={1}|2',
  '/search/?q=%0D%0A%00',
])('%s is an ordinary target', (target) => {
  expect(isValidTarget(target)).toBe(true);
});

test.each([
  ['', 'empty'],
  ['*', 'not a path'],
  ['?q=1', 'without a path'],
  ['http://evil.example/pictures/x', 'absolute'],
  ['evil.example:80', 'of CONNECT'],
  ['//evil.example/', 'of two slashes'],
  ['/api//evil.example/x', 'of two slashes within'],
  ['/pictures//', 'of two slashes at the end'],
  ['/api/\\evil.example/x', 'of a backslash'],
  ['/\\%252ecabinet', 'of a backslash before an escape'],
  ['/a\u0000b', 'of a control character'],
  ['/a\tb', 'of a tab'],
  ['/a b', 'of a space'],
  ['/a\u007fb', 'of the last control character'],
  ['/\u00d0\u00ba', 'of raw UTF-8'],
  ['/?q=\u00d0\u00ba', 'of raw UTF-8 in its query'],
  ['/a#b', 'of a fragment'],
  ['/?a#b', 'of a fragment behind the query'],
  ['/.', 'of a dot segment'],
  ['/a/../b', 'of dots'],
  ['/a/%2e%2E/b', 'of encoded dots'],
  ['/a/.%2e/b', 'of half encoded dots'],
  ['/a/%252e%252e/b', 'of dots encoded twice'],
  ['/api/%25252E./b', 'of dots encoded three times'],
  ['/api/..%2fb', 'of dots before an encoded slash'],
  ['/api/a%5C%2e%2e', 'of dots behind an encoded backslash'],
  ['/assets/a%2fb', 'of an encoded slash'],
  ['/pictures/a%255cb', 'of a backslash encoded twice'],
  ['/apis/a%2fb', 'that only begins like a call'],
  ['/a%0ab', 'of an encoded line break'],
  ['/%', 'of a malformed escape'],
  ['/%zz', 'of a wrong escape'],
  ['/api/%FF/', 'of an escape that is not UTF-8'],
  ['/api/%C0%AE%C0%AE/', 'of an overlong escape'],
  ['/?filter_1_2=%FF', 'of such an escape in the query'],
  ['/?q=100%', 'of a malformed escape in the query'],
])('%j, a target %s, is refused', (target) => {
  expect(isValidTarget(target)).toBe(false);
});
