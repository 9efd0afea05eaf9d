import { isThisMachine } from './this-machine';

test.each([
  'localhost',
  'localhost:3000',
  'LOCALHOST',
  'perm.shop.localhost:3000',
  '127.0.0.1',
  '127.0.0.1:4000',
  '127.3.2.1',
  '[::1]:3000',
  '[::1]',
])('%s is this machine', (host) => {
  expect(isThisMachine(host)).toBe(true);
});

test.each([
  '',
  'shop.example',
  'localhost.example',
  'localhost.example:3000',
  '127.0.0.1.example',
  'notlocalhost',
  '.localhost',
  '0.0.0.0',
  '128.0.0.1',
  '10.0.0.1:3000',
  '[::]',
  '::1',
  'shop.example#localhost',
  'evil@localhost',
])('%j is not', (host) => {
  expect(isThisMachine(host)).toBe(false);
});
