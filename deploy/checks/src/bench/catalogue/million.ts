import { temporaryPostgres } from 'e2e/database/temporary-postgres';
import { memoryOfProcesses } from '../memory/memory-of-processes';
import type { Bench } from '../report/bench-kind';
import type { Figure } from '../report/figure';
import { millisecondsOf } from '../shared-limits/processor-time';
import { type ApiProcess, startApi } from './api-process';
import { freshDatabase } from './fresh-database';
import { measuredOperations } from './measured-operations';

/** Multiples of 2,000 products. */
const LARGE = 50;
const MILLION = 500;

type Measured = Omit<Figure, 'baseline' | 'bar'>;

/** One process of the back end with a million products: its start, memory and main calls. */
export const million: Bench = {
  title: `The back end with ${MILLION * 2_000} products, PostgreSQL; baseline: ${LARGE * 2_000}`,
  async run({ say }) {
    const server = await temporaryPostgres('max_wal_size=4GB');
    try {
      const large = await measure(LARGE, server.url, say);
      const figures = await measure(MILLION, server.url, say);
      return {
        figures: figures.map((figure, index) => ({ ...figure, baseline: large[index]?.value ?? Number.NaN })),
        notes: ['processor time: of the back end, for a start and for one turn of an operation'],
      };
    } finally {
      await server.stop();
    }
  },
};

async function measure(scale: number, url: string, say: (line: string) => void): Promise<readonly Measured[]> {
  const database = await freshDatabase(url);
  try {
    say(`filling ${scale * 2_000} products`);
    await (await startApi(scale, database.url)).stop();
    say(`a start with ${scale * 2_000} products`);
    const began = performance.now();
    const process = await startApi(scale, database.url);
    try {
      const ready = (performance.now() - began) / 1000;
      const worked = (await millisecondsOf(process.pid)) / 1000;
      const memory = await memoryOf(process);
      say('calls');
      const operations = await measuredOperations(process);
      return [
        { what: 'a start, until it is ready', value: ready, unit: 's' },
        { what: 'a start, processor time', value: worked, unit: 's' },
        { what: 'memory when it is ready', value: memory, unit: 'MB' },
        ...operations.flatMap(({ what, p50, p99, processor }) => [
          { what: `${what}: processor time`, value: processor, unit: 'ms' },
          { what: `${what}: p50`, value: p50, unit: 'ms' },
          { what: `${what}: p99`, value: p99, unit: 'ms' },
        ]),
        { what: 'memory after the calls', value: await memoryOf(process), unit: 'MB' },
      ];
    } finally {
      await process.stop();
    }
  } finally {
    await database.drop();
  }
}

const memoryOf = async ({ pid }: ApiProcess) =>
  (await memoryOfProcesses(pid)).reduce((sum, { megabytes }) => sum + megabytes, 0);
