import fc from 'fast-check';
import { backPath } from './back-path';

const search = (back: string) => `?${new URLSearchParams({ back })}`;

test('whoever was sent to sign in comes back to where they were going', () => {
  expect(backPath(search('/cabinet/orders/?PAGEN_1=2'))).toBe('/cabinet/orders/?PAGEN_1=2');
});

test.each([
  '',
  'cabinet',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  'javascript:alert(1)',
  '/auth/signup/',
])('the cabinet is where %j leads', (back) => {
  expect(backPath(search(back))).toBe('/cabinet/personal/');
});

test('nothing leads to another host', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.webUrl(), fc.string({ unit: fc.constantFrom('/', '\\', '.', ':', '@', 'a', '\t') })),
      (back) => {
        const path = backPath(search(back));
        expect(new URL(path, 'http://shop.localhost').origin).toBe('http://shop.localhost');
      },
    ),
  );
});
