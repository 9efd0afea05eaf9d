import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import * as z from 'zod/mini';
import { extensions } from '../db/create-database';
import type { OpenDatabase } from '../db/database';
import { emptyShop } from './prepared-shops';

export interface ExplainedDatabase {
  readonly opened: OpenDatabase;
  /** Runs statements, separated by semicolons. */
  fill(statements: string): Promise<void>;
  /**
   * The number of rows that the selects of some work read from each table, including rows that they then drop, by
   * table.
   */
  rowsRead(work: () => Promise<unknown>): Promise<Readonly<Record<string, number>>>;
}

/** An empty database that reports how much its queries read, from PostgreSQL's plan of each executed query. */
export async function explainedDatabase(): Promise<ExplainedDatabase> {
  const client = await PGlite.create({ extensions, loadDataDir: await emptyShop() });
  const queries: { text: string; params: unknown[] }[] = [];
  const logger = { logQuery: (text: string, params: unknown[]) => void queries.push({ text, params }) };
  const db = drizzle(client, { logger });
  return {
    opened: { db, sessions: db, jobs: db, maintenance: db, close: () => client.close() },
    fill: async (statements) => void (await client.exec(statements)),
    async rowsRead(work) {
      queries.length = 0;
      await work();
      const read: Record<string, number> = {};
      for (const { text, params } of queries.splice(0).filter(({ text }) => /^(?:select|with)\b/i.test(text))) {
        const { rows } = await client.query(`explain (analyze, format json) ${text}`, params);
        for (const { 'QUERY PLAN': plans } of z.array(explained).parse(rows))
          for (const { Plan } of plans) addRows(Plan, read);
      }
      return read;
    },
  };
}

const plan = z.object({
  'Relation Name': z.optional(z.string()),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.optional(z.number()),
  get Plans(): z.ZodMiniOptional<z.ZodMiniArray<typeof plan>> {
    return z.optional(z.array(plan));
  },
});
const explained = z.object({ 'QUERY PLAN': z.array(z.object({ Plan: plan })) });

function addRows(node: z.infer<typeof plan>, read: Record<string, number>): void {
  const table = node['Relation Name'];
  const rows = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
  if (table !== undefined) read[table] = (read[table] ?? 0) + rows;
  for (const child of node.Plans ?? []) addRows(child, read);
}
