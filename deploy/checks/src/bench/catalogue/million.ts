import { temporaryPostgres } from 'e2e/database/temporary-postgres';
import { memoryOfProcesses } from '../processes/memory-of-processes';
import { millisecondsOf } from '../processes/processor-time';
import type { Bench } from '../report/bench-kind';
import type { Figure } from '../report/figure';
import { type ApiProcess, startApi } from './api-process';
import { COPIES, copyProducts } from './copy-products';
import { freshDatabase } from './fresh-database';
import { measuredOperations } from './measured-operations';

/** Multiples of 2,000 products. */
const SCALE = 50;
const LARGE = SCALE * 2_000;

type Measured = Omit<Figure, 'baseline' | 'bar'>;

/** One process of the back end with a million products: its start, memory and main calls. */
export const million: Bench = {
  title: `The back end with ${LARGE * (1 + COPIES)} products, PostgreSQL; baseline: ${LARGE}`,
  async run({ say }) {
    const server = await temporaryPostgres('max_wal_size=4GB');
    const { url, drop } = await freshDatabase(server.url);
    try {
      say(`filling ${LARGE} products`);
      await (await startApi(SCALE, url)).stop();
      const large = await measure(url, say);
      say(`${COPIES} copies of each`);
      await copyProducts(url);
      const figures = await measure(url, say);
      return {
        figures: figures.map((figure, index) => ({ ...figure, baseline: large[index]?.value ?? Number.NaN })),
        notes: [
          'processor time: of the back end, for a start and for one turn of an operation',
          'the copies have words of their own, but the kinds of goods, sections and values are those of the first',
        ],
      };
    } finally {
      await drop();
      await server.stop();
    }
  },
};

async function measure(url: string, say: (line: string) => void): Promise<readonly Measured[]> {
  say('a start');
  const began = performance.now();
  const process = await startApi(SCALE, url);
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
}

const memoryOf = async ({ pid }: ApiProcess) =>
  (await memoryOfProcesses(pid)).reduce((sum, { megabytes }) => sum + megabytes, 0);
