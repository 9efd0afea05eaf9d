import { use } from 'deploy-telemetry/telemetry';
import { recordedTelemetry } from 'deploy-telemetry/testing/recorded-telemetry';
import { eq, sql } from 'drizzle-orm';
import { smallShop } from '../testing/prepared-shops';
import { createDatabase } from './create-database';
import { customer } from './schema';
import { statementOf } from './statement';
import { inTransaction } from './transaction';

afterEach(() => use(null));

test.each([
  ["select 1 from city where name = 'Пермь' and id = 42", 'select ? from city where name = ? and id = ?'],
  ["select 'it''s vera@example.ru'", 'select ?'],
  ['select $tag$vera@example.ru$tag$', 'select ?'],
  ['select * from product where id in ($1, $2, $3)', 'select * from product where id in (…)'],
  ['select "v8_line2" from "basket" where "id" = $1', 'select "v8_line2" from "basket" where "id" = $1'],
  ['values (1.5, 79225550011)', 'values (…)'],
])('a statement is told without its values: %s', (text, told) => {
  expect(statementOf(text).text).toBe(told);
});

test('a statement is told by its operation, and briefly', () => {
  expect(
    ['SELECT 1', ' with a as (select 1) select', 'lock table city'].map((text) => statementOf(text).operation),
  ).toEqual(['select', 'with', 'other']);
  expect(statementOf(`select ${'a, '.repeat(5_000)}`).text).toHaveLength(1_000);
});

test('PGlite: queries and those of transactions are spans without values, and failed ones say so', async () => {
  const { telemetry, spans, measured } = recordedTelemetry();
  use(telemetry);
  const { db, close } = await createDatabase({ template: await smallShop() });
  spans.length = 0;
  await db.select({ id: customer.id }).from(customer).where(eq(customer.email, 'vera@example.ru'));
  await inTransaction(db, (tx) =>
    tx.update(customer).set({ autoOrderEmails: false }).where(eq(customer.email, 'vera@example.ru')),
  );
  await expect(db.execute(sql`select 'vera@example.ru' from nowhere`)).rejects.toThrow();
  await close();
  expect(spans.map(({ name }) => name)).toEqual(['sql select', 'sql update', 'sql select']);
  expect(spans.map(({ error }) => error !== undefined)).toEqual([false, false, true]);
  expect(JSON.stringify([spans.map(({ attributes }) => attributes), measured])).not.toMatch(/vera@/);
  expect(measured.at(-1)).toEqual({
    name: 'db.client.operation.duration',
    labels: { 'db.operation.name': 'select', 'shop.pool': 'pglite', 'shop.result': 'failed' },
  });
}, 30_000);
