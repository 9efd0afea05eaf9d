import { setTimeout as pause } from 'node:timers/promises';
import { temporaryPostgres } from 'e2e/database/temporary-postgres';
import { Client } from 'pg';
import * as z from 'zod/mini';
import { startApi } from '../catalogue/api-process';
import { timedApi } from '../catalogue/timed-api';
import type { Bench } from '../report/bench-kind';
import type { Figure } from '../report/figure';
import { addCustomersWithOrders, sessionOf } from './customers-with-orders';
import { cabinetPages } from './pages';

const USUAL = 20_000;
const LARGE = 1_000_000;
const CUSTOMERS = 20;
/** Milliseconds in which each job runs at least once, and those of each minute twice. */
const JOBS = 130_000;
/** Rows of a table that a page or a job may read, whatever the size of the table: more is a table read whole. */
const MOST = 20_000;

const counted = z.array(z.object({ name: z.string(), rows: z.coerce.number(), size: z.coerce.number() }));

/** What pages and jobs read of the tables that grow with the orders: an index that is missing shows here. */
export const ordersGrowth: Bench = {
  title: `Rows read in a shop with ${USUAL} orders, with --large ${LARGE}, PostgreSQL`,
  async run({ large, say }) {
    const orders = large ? LARGE : USUAL;
    const server = await temporaryPostgres('max_wal_size=4GB');
    const api = await startApi(1, server.url);
    const client = new Client({ connectionString: server.url });
    await client.connect();
    try {
      say(`${orders} orders`);
      await addCustomersWithOrders(server.url, orders, CUSTOMERS);
      const timed = await timedApi(api.root);
      const figures: Figure[] = [];
      await pause(REPORTED);
      for (const [page, run] of Object.entries(cabinetPages(timed.api))) {
        await forget(client);
        for (let turn = 0; turn < CUSTOMERS; turn += 1) {
          timed.continueAs(sessionOf(1 + turn));
          await run(turn);
        }
        figures.push(await figureOf(client, `${page}, ${CUSTOMERS} times`));
      }
      say(`the jobs, ${JOBS / 1000} s`);
      await forget(client);
      await pause(JOBS);
      figures.push(await figureOf(client, `the jobs in ${JOBS / 1000} s`));
      return {
        figures,
        notes: [
          'rows of the table that was read most, by index and whole, of the tables with more than a thousand rows',
          'what else runs meanwhile counts too: jobs beside the pages',
        ],
      };
    } finally {
      await client.end();
      await api.stop();
      await server.stop();
    }
  },
};

/** Milliseconds after which an idle connection has reported all that it has read (PostgreSQL: PGSTAT_IDLE_INTERVAL). */
const REPORTED = 11_000;

async function forget(client: Client): Promise<void> {
  await client.query('select pg_stat_reset()');
}

async function figureOf(client: Client, what: string): Promise<Figure> {
  await pause(REPORTED);
  const { rows } = await client.query(
    `select pg_class.relname as name, seq_tup_read + coalesce(idx_tup_fetch, 0) as rows, reltuples as size
     from pg_stat_user_tables join pg_class on pg_class.oid = relid where reltuples > 1000 order by 2 desc limit 1`,
  );
  const [most] = counted.parse(rows);
  return {
    what: `${what}: ${most?.name ?? 'none'}`,
    value: most?.rows ?? 0,
    unit: 'rows',
    bar: { on: 'value', most: MOST },
  };
}
