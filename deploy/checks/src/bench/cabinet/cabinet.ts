import { temporaryPostgres } from 'e2e/database/temporary-postgres';
import { startApi } from '../catalogue/api-process';
import { freshDatabase } from '../catalogue/fresh-database';
import { percentile } from '../catalogue/percentile';
import { timedApi } from '../catalogue/timed-api';
import type { Bench } from '../report/bench-kind';
import { addCustomersWithOrders, sessionOf } from './customers-with-orders';
import { cabinetPages } from './pages';

const USUAL = 10_000;
const LARGE = 1_000_000;
const CUSTOMERS = 500;
const WARM_UP = 100;
const TURNS = 500;

/** The calls of each page of the cabinet, and how their times grow with the orders of the shop. */
export const cabinet: Bench = {
  title: `Calls of the cabinet with ${LARGE} orders of ${LARGE / 10} customers against ${USUAL} orders, PostgreSQL`,
  async run({ say }) {
    const server = process.env.DATABASE_URL ? null : await temporaryPostgres();
    const url = server?.url ?? process.env.DATABASE_URL ?? '';
    try {
      const measure = (orders: number) => {
        say(`${orders} orders`);
        return measureCabinet(url, orders);
      };
      const usual = await measure(USUAL);
      const large = await measure(LARGE);
      return {
        figures: [...large].flatMap(([page, samples]) => {
          const before = usual.get(page) ?? [];
          const figure = (name: string, share: number) => ({
            what: `${page}, ${name}`,
            value: percentile(samples, share),
            unit: 'ms',
            baseline: percentile(before, share),
          });
          return [figure('p50', 0.5), { ...figure('p99', 0.99), bar: { on: 'ratio', most: 1.5 } as const }];
        }),
        notes: [`${CUSTOMERS} customers one after the other, ten orders each; ${TURNS} turns after ${WARM_UP}`],
      };
    } finally {
      await server?.stop();
    }
  },
};

/** Times of the calls of each page, in milliseconds. */
async function measureCabinet(url: string, orders: number): Promise<ReadonlyMap<string, readonly number[]>> {
  const database = await freshDatabase(url);
  try {
    const process = await startApi(1, database.url);
    try {
      await addCustomersWithOrders(database.url, orders, CUSTOMERS);
      const timed = await timedApi(process.root);
      const found = new Map<string, readonly number[]>();
      for (const [page, run] of Object.entries(cabinetPages(timed.api))) {
        const samples: number[] = [];
        for (let turn = 0; turn < WARM_UP + TURNS; turn += 1) {
          timed.continueAs(sessionOf(1 + (turn % CUSTOMERS)));
          samples.push(await timed.time(() => run(turn)));
        }
        found.set(page, samples.slice(WARM_UP));
      }
      return found;
    } finally {
      await process.stop();
    }
  } finally {
    await database.drop();
  }
}
