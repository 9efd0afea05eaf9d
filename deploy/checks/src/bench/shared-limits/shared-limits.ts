import { setTimeout as pause } from 'node:timers/promises';
import { openRedis } from 'deploy-redis/shared-redis';
import { temporaryPostgres } from 'e2e/database/temporary-postgres';
import { temporaryRedis } from 'e2e/database/temporary-redis';
import { type ApiProcess, startApi } from '../catalogue/api-process';
import { freshDatabase } from '../catalogue/fresh-database';
import { load } from '../load/load';
import { millisecondsOf } from '../processes/processor-time';
import type { Bench } from '../report/bench-kind';
import { median } from '../report/median';

/** Turns of the two back ends, one after the other, each with this load for this time. */
const PAIRS = 9;
const SECONDS = 3;

/** Calls without a session, each from another address: nothing differs but where the limits are counted. */
const CALLS = [
  { what: 'a short call', path: '/content/version/', rate: 100 },
  { what: 'a page of a list', path: '/catalog/product/get_page/?perPage=20', rate: 40 },
] as const;

interface Turn {
  readonly cpu: number;
  readonly p50: number;
  readonly p99: number;
}

/** Two back ends on one database, with and without Redis, in turns. */
export const sharedLimits: Bench = {
  title: 'Limits of requests in Redis, compared with limits in the process; PostgreSQL, about three minutes',
  async run({ say }) {
    const server = process.env.DATABASE_URL ? null : await temporaryPostgres();
    const database = await freshDatabase(server?.url ?? process.env.DATABASE_URL ?? '');
    const redis = await temporaryRedis('a-secret-of-the-bench');
    const started: ApiProcess[] = [];
    try {
      const own = await startApi(0.1, database.url);
      started.push(own);
      const shared = await startApi(0.1, database.url, { REDIS_URL: redis.url });
      started.push(shared);
      const figures = [];
      for (const call of CALLS) {
        for (const api of started) await turn(api, call);
        const turns: { own: Turn; shared: Turn }[] = [];
        for (let pair = 0; pair < PAIRS; pair += 1) {
          say(`${call.what}, pair ${pair + 1} of ${PAIRS}`);
          // The first one of a pair is another one each time.
          const first = pair % 2 === 0 ? await turn(own, call) : null;
          const withRedis = await turn(shared, call);
          turns.push({ own: first ?? (await turn(own, call)), shared: withRedis });
        }
        const figure = (name: string, of: (turn: Turn) => number) => ({
          what: `${call.what}, ${name}`,
          value: median(turns.map((pair) => of(pair.shared))),
          unit: 'ms',
          baseline: median(turns.map((pair) => of(pair.own))),
        });
        figures.push(figure('processor time of the back end', ({ cpu }) => cpu));
        figures.push(figure('p50', ({ p50 }) => p50));
        figures.push(figure('p99', ({ p99 }) => p99));
      }
      if (!(await hasBuckets(redis.url))) throw new Error('no limit was counted in Redis');
      const notes = CALLS.map(
        ({ what, rate }) => `${what}: ${rate} a second, medians of ${PAIRS} pairs of ${SECONDS} s`,
      );
      return { figures, notes };
    } finally {
      await Promise.all(started.map((api) => api.stop()));
      await redis.stop();
      await database.drop();
      await server?.stop();
    }
  },
};

async function turn({ port, pid }: ApiProcess, { path, rate }: (typeof CALLS)[number]): Promise<Turn> {
  const before = await millisecondsOf(pid);
  const { p50, p99, answered, failed } = await load({ port, paths: [path], rate }, SECONDS);
  if (failed > 0) throw new Error(`${failed} of ${answered} calls failed`);
  return { cpu: ((await millisecondsOf(pid)) - before) / answered, p50, p99 };
}

async function hasBuckets(url: string): Promise<boolean> {
  const redis = openRedis(url, { warn: () => {}, info: () => {} }, 5_000);
  try {
    for (;;) {
      const keys = await redis.ask((connection) => connection.dbsize());
      if (keys !== undefined) return keys > 0;
      await pause(20);
    }
  } finally {
    redis.close();
  }
}
