import { refused } from './lint';

test('a date for people is written by the one module of formats', async () => {
  const files = [
    ['mf-cabinet/src/order/day.ts', "export const day = (at: Date) => at.toLocaleDateString('ru');\n"],
    ['deploy/gateway/src/time.ts', 'export const time = (at: Date) => at.toLocaleTimeString();\n'],
    ['mf-content/src/shops/format.ts', "export const format = new Intl.DateTimeFormat('ru', { month: 'long' });\n"],
    ['shell/src/footer/format.tsx', "export const format = Intl.DateTimeFormat('ru');\n"],
    ['shared-contracts/rules/src/dates/format.ts', "export const format = new Intl.DateTimeFormat('sv-SE');\n"],
    ['deploy/api/src/partners/bank.ts', "export const format = new Intl.DateTimeFormat('sv-SE');\n"],
    ['mf-catalog/src/sum.ts', "export const sum = (roubles: number) => roubles.toLocaleString('ru');\n"],
  ] as const;
  expect([...(await refused('plugin', files))].sort()).toEqual([
    'deploy/gateway/src/time.ts',
    'mf-cabinet/src/order/day.ts',
    'mf-content/src/shops/format.ts',
    'shell/src/footer/format.tsx',
  ]);
});
