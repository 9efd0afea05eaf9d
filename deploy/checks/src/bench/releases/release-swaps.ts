import { setTimeout as pause } from 'node:timers/promises';
import { SECTION } from 'e2e/shop/pages';
import { type LoadResult, load, startLoad } from '../load/load';
import type { Bench } from '../report/bench-kind';
import type { Figure } from '../report/figure';
import { findProcess } from './find-process';
import { type Memory, memoryOf } from './process-memory';
import { AREA, alternateReleases } from './swaps';

const SWAPS = 50;
/** The swap after which the first measurement is made: by then the shop has warmed up. */
const EARLY = 10;
/** Milliseconds between two swaps. */
const PAUSE = 500;
/** Load during the swaps, in requests per second. */
const VISITS = 20;
/** Every visit to it is rendered. */
const UNCACHED = `${SECTION}?debug=1`;

/** Fifty releases of an area under light load: the memory that the gateway and its workers retain. */
export const releaseSwaps: Bench = {
  title: `${SWAPS} swaps of ${AREA} under light load`,
  async run({ shop, say }) {
    const running = await shop();
    const { port, pid, reports } = running;
    const gateway = await findProcess(pid, 'gateway/src/start.mjs');
    say(`building a second version of ${AREA}`);
    const release = await alternateReleases(running);

    const swap = async (turn: number) => {
      await release(turn);
      await pause(PAUSE);
    };
    const look = () => afterCollection(port, () => memoryOf(gateway, reports));
    const swaps = async (from: number, to: number): Promise<LoadResult> => {
      const visitors = startLoad({ port, paths: ['/', SECTION, UNCACHED], rate: VISITS });
      try {
        for (let turn = from; turn <= to; turn += 1) await swap(turn);
      } finally {
        await visitors.stop();
      }
      say(`${to} swaps`);
      return visitors.stop();
    };

    const visits = [await swaps(1, EARLY)];
    const early = await look();
    visits.push(await swaps(EARLY + 1, SWAPS));
    const late = await look();
    const sum = (of: (visit: LoadResult) => number) => visits.reduce((total, visit) => total + of(visit), 0);
    return {
      figures: [
        grown('resident memory of the gateway', early.resident, late.resident),
        grown("heap of the gateway's main thread", early.heap, late.heap),
        grown('heaps of its workers', early.workerHeaps, late.workerHeaps),
        { what: 'failed requests', value: sum(({ failed }) => failed), unit: '', bar: { on: 'value', most: 0 } },
      ],
      notes: [
        `after ${SWAPS} swaps, beside after ${EARLY}; each the least of several looks after some seconds of full load, which makes the collector run`,
        `${sum(({ answered }) => answered)} requests while swapping, ${VISITS} per second`,
      ],
    };
  },
};

function grown(what: string, early: number, late: number): Figure {
  return { what, value: late, unit: 'MB', baseline: early, bar: { on: 'ratio', most: 1.1 } };
}

/** The minimum of several measurements, after enough pages for a garbage collection. */
async function afterCollection(port: number, look: () => Promise<Memory>): Promise<Memory> {
  await load({ port, paths: [UNCACHED] }, 8);
  const looks: Memory[] = [];
  for (let turn = 0; turn < 8; turn += 1) {
    looks.push(await look());
    await load({ port, paths: [UNCACHED] }, 1);
  }
  const least = (of: (memory: Memory) => number) => Math.min(...looks.map(of));
  return {
    resident: least(({ resident }) => resident),
    heap: least(({ heap }) => heap),
    workerHeaps: least(({ workerHeaps }) => workerHeaps),
  };
}
