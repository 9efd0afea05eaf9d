import type { Bench } from '../report/bench-kind';
import type { Figure } from '../report/figure';
import { startApi } from './api-process';
import { freshDatabase } from './fresh-database';
import { operationsOf } from './operations';
import { percentile } from './percentile';
import { timedApi } from './timed-api';

/** Multiples of 2,000 products; filling the larger one takes minutes. */
const USUAL = 1;
const LARGE = 50;
const WARM_UP = 20;

interface Measured {
  readonly p50: number;
  readonly p99: number;
  /** How much p99 may grow. */
  readonly growth: number;
}
type Percentiles = ReadonlyMap<string, Measured>;

/** The main API calls over HTTP, on both databases, and how their times grow with the catalogue. */
export const catalogue: Bench = {
  title: 'Calls of the back end, one after the other',
  async run({ large, say }) {
    const figures: Figure[] = [];
    const postgres = process.env.DATABASE_URL;
    for (const name of postgres ? ['PGlite', 'PostgreSQL'] : ['PGlite']) {
      const url = name === 'PostgreSQL' ? postgres : undefined;
      const measure = (scale: number) => {
        say(`${name}, ${scale * 2_000} products`);
        return measureApi(scale, url);
      };
      const usual = await measure(USUAL);
      figures.push(...figuresOf(name, usual));
      if (large) figures.push(...grown(name, usual, await measure(LARGE)));
    }
    return {
      figures,
      notes: [
        'a turn of each operation differs from the one before: other section, filter, sort, text, product',
        ...(large ? [] : ['growth of the catalogue: npm run bench -- catalogue --large']),
        ...(postgres ? [] : ['PostgreSQL: with DATABASE_URL']),
      ],
    };
  },
};

async function measureApi(scale: number, url: string | undefined): Promise<Percentiles> {
  const database = url === undefined ? null : await freshDatabase(url);
  const process = await startApi(scale, database?.url);
  try {
    const found = new Map<string, Measured>();
    for (const { what, times, growth, run } of await operationsOf(await timedApi(process.root))) {
      const samples: number[] = [];
      for (let turn = 0; turn < WARM_UP + times; turn += 1) samples.push(await run(turn));
      const measured = samples.slice(WARM_UP);
      found.set(what, { p50: percentile(measured, 0.5), p99: percentile(measured, 0.99), growth });
    }
    return found;
  } finally {
    await process.stop();
    await database?.drop();
  }
}

const figuresOf = (name: string, found: Percentiles): Figure[] =>
  [...found].flatMap(([what, { p50, p99 }]) => [
    { what: `${name}: ${what}, p50`, value: p50, unit: 'ms' },
    { what: `${name}: ${what}, p99`, value: p99, unit: 'ms' },
  ]);

/** p99 of the larger catalogue next to p99 of the usual one. */
const grown = (name: string, usual: Percentiles, larger: Percentiles): Figure[] =>
  [...larger].map(([what, { p99, growth }]) => ({
    what: `${name}: ${what}, p99 at ${LARGE * 2_000} products`,
    value: p99,
    unit: 'ms',
    baseline: usual.get(what)?.p99 ?? Number.NaN,
    bar: { on: 'ratio', most: growth },
  }));
