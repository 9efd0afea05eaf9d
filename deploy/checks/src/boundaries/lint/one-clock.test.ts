import { refused } from './lint';

test('the back end takes the time from one place', async () => {
  const files = [
    ['deploy/api/src/modules/order/at.ts', 'export const at = () => new Date();\n'],
    ['deploy/api/src/modules/payment/until.ts', 'export const until = Date.now() + 5;\n'],
    ['deploy/api/src/modules/order/day.ts', 'export const day = (at: number) => new Date(at);\n'],
    ['deploy/api/src/base/time/shop-clock.ts', 'export const now = () => Date.now();\n'],
    ['deploy/api/src/modules/order/at.test.ts', 'export const at = () => new Date();\n'],
  ] as const;
  expect([...(await refused('plugin', files))].sort()).toEqual([
    'deploy/api/src/modules/order/at.ts',
    'deploy/api/src/modules/payment/until.ts',
  ]);
});
