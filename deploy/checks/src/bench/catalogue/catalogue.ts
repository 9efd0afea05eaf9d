import { temporaryPostgres } from 'e2e/database/temporary-postgres';
import type { Bench } from '../report/bench-kind';
import type { Figure } from '../report/figure';
import { startApi } from './api-process';
import { freshDatabase } from './fresh-database';
import { type MeasuredOperation, measuredOperations } from './measured-operations';

/** Multiples of 2,000 products; filling the larger one takes minutes. */
const USUAL = 1;
const LARGE = 50;

/** The main API calls over HTTP, on both databases, and how their times grow with the catalogue. */
export const catalogue: Bench = {
  title: 'Calls of the back end, one after the other',
  async run({ large, say }) {
    const server = process.env.DATABASE_URL ? null : await temporaryPostgres();
    try {
      const figures: Figure[] = [];
      for (const [name, url] of [['PGlite'], ['PostgreSQL', server?.url ?? process.env.DATABASE_URL]] as const) {
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
        ],
      };
    } finally {
      await server?.stop();
    }
  },
};

async function measureApi(scale: number, url: string | undefined): Promise<readonly MeasuredOperation[]> {
  const database = url === undefined ? null : await freshDatabase(url);
  const process = await startApi(scale, database?.url);
  try {
    return await measuredOperations(process);
  } finally {
    await process.stop();
    await database?.drop();
  }
}

const figuresOf = (name: string, measured: readonly MeasuredOperation[]): Figure[] =>
  measured.flatMap(({ what, p50, p99 }) => [
    { what: `${name}: ${what}, p50`, value: p50, unit: 'ms' },
    { what: `${name}: ${what}, p99`, value: p99, unit: 'ms' },
  ]);

/** p99 of the larger catalogue next to p99 of the usual one, and the middle values beside it. */
const grown = (name: string, usual: readonly MeasuredOperation[], larger: readonly MeasuredOperation[]): Figure[] =>
  larger.flatMap(({ what, p50, p99, growth }, index) => [
    {
      what: `${name}: ${what}, p50 at ${LARGE * 2_000} products`,
      value: p50,
      unit: 'ms',
      baseline: usual[index]?.p50 ?? Number.NaN,
    },
    {
      what: `${name}: ${what}, p99 at ${LARGE * 2_000} products`,
      value: p99,
      unit: 'ms',
      baseline: usual[index]?.p99 ?? Number.NaN,
      bar: { on: 'ratio', most: growth },
    },
  ]);
