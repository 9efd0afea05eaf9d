import { refused } from './lint';

test('only one place opens transactions of the back end', async () => {
  const opens = `export const f = (shop: Shop) => shop.db.transaction(async (tx) => tx);\n`;
  const files = [
    ['deploy/api/src/modules/order/save.ts', opens],
    [
      'deploy/api/src/modules/order/chained.ts',
      `export const f = (db: Db) =>\n  db\n    .transaction(work, { deferrable: true })\n    .catch(log);\n`,
    ],
    ['deploy/api/src/db/transaction.ts', opens],
    ['deploy/api/src/modules/order/save.test.ts', opens],
  ] as const;
  expect([...(await refused('plugin', files))].sort()).toEqual([
    'deploy/api/src/modules/order/chained.ts',
    'deploy/api/src/modules/order/save.ts',
  ]);
});
