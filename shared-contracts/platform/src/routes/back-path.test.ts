import fc from 'fast-check';
import { backPath } from './back-path';

test('ROU-92 a user who signs in returns to the page that required it', () => {
  expect(backPath('/cabinet/orders/?page=2')).toBe('/cabinet/orders/?page=2');
});

test.each([
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  'https://evil.example/',
  'javascript:alert(1)',
  '/..//evil.example/',
  '/.//evil.example/',
  '/a/..//evil.example/',
  '',
  null,
])('ROU-92 the back path never leaves the shop: %j', (back) => {
  const target = new URL(backPath(back), 'http://shop.localhost');
  expect(target.origin).toBe('http://shop.localhost');
});

test('ROU-92 sign-in does not lead back to sign-in', () => {
  expect(backPath('/auth/signup/', '/cabinet/personal/')).toBe('/cabinet/personal/');
});

test('ROU-92 any back value results in a path of the shop', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(new URL(backPath(`/${text}`), 'http://shop.localhost').origin).toBe('http://shop.localhost');
    }),
  );
});
