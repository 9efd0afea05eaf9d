import { search } from '@zapovednik/api/catalog/calls/catalog';
import { temporaryPostgres } from 'e2e/database/temporary-postgres';
import { Client } from 'pg';
import type { Bench } from '../report/bench-kind';
import { startApi } from './api-process';
import { freshDatabase } from './fresh-database';
import { texts } from './operations';
import { percentile } from './percentile';
import { type TimedApi, timedApi } from './timed-api';

/** Multiples of 2,000 products. */
const SCALE = 50;
const CHANGED = 12_000;
const WARM_UP = 100;
/** Duration of searching in each state, in milliseconds. */
const DURATION = 20_000;

/** Search while one transaction stays open after another one has changed many products. */
export const openTransaction: Bench = {
  title: `Search with a transaction held open after an update of ${CHANGED} of ${SCALE * 2000} products, PostgreSQL`,
  async run({ say }) {
    const server = process.env.DATABASE_URL ? null : await temporaryPostgres();
    const database = await freshDatabase(server?.url ?? process.env.DATABASE_URL ?? '');
    const clients = [0, 1].map(() => new Client({ connectionString: database.url }));
    const [writer, importer] = clients;
    if (!writer || !importer) throw new Error('there are no connections');
    try {
      say(`filling ${SCALE * 2000} products`);
      const process = await startApi(SCALE, database.url);
      try {
        const timed = await timedApi(process.root);
        for (let turn = 0; turn < WARM_UP; turn += 1) await searchOnce(timed, turn);
        say('quiet');
        const quiet = await searches(timed);
        for (const client of clients) await client.connect();
        await writer.query(
          'begin; update product set popularity = popularity where id = (select min(id) from product)',
        );
        await importer.query(
          `update product set popularity = popularity + 1 where id in (select id from product order by id desc limit ${CHANGED})`,
        );
        say('while the transaction is open');
        const open = await searches(timed);
        return { figures: [figure('p50', 0.5), { ...figure('p99', 0.99), bar: { on: 'ratio', most: 2 } as const }] };

        function figure(name: string, share: number) {
          const what = `search with an open transaction, ${name}`;
          return { what, value: percentile(open, share), unit: 'ms', baseline: percentile(quiet, share) };
        }
      } finally {
        await process.stop();
      }
    } finally {
      await Promise.all(clients.map((client) => client.end()));
      await database.drop();
      await server?.stop();
    }
  },
};

const searchOnce = ({ api, time }: TimedApi, turn: number) =>
  time(() => api(search, { query: texts[turn % texts.length] ?? '' }));

async function searches(timed: TimedApi): Promise<number[]> {
  const samples: number[] = [];
  const end = performance.now() + DURATION;
  for (let turn = 0; performance.now() < end; turn += 1) samples.push(await searchOnce(timed, turn));
  return samples;
}
