import fc from 'fast-check';
import { backPath } from './back-path';

test('ROU-92 whoever signs in returns to the page that asked for it', () => {
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
])('ROU-92 the way back never leaves the shop: %j', (back) => {
  const target = new URL(backPath(back), 'http://shop.localhost');
  expect(target.origin).toBe('http://shop.localhost');
});

test('ROU-92 signing in does not lead back to signing in', () => {
  expect(backPath('/auth/signup/', '/cabinet/personal/')).toBe('/cabinet/personal/');
});

test('ROU-92 whatever stands in the address, the way back is on the shop itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(new URL(backPath(`/${text}`), 'http://shop.localhost').origin).toBe('http://shop.localhost');
    }),
  );
});
