import { setTimeout as pause } from 'node:timers/promises';
import { SECTION } from 'e2e/shop/pages';
import { startLoad } from '../load/load';
import { memoryOfProcesses, type ProcessMemory } from '../processes/memory-of-processes';
import { alternateReleases } from '../releases/swaps';
import type { Bench } from '../report/bench-kind';
import type { Figure } from '../report/figure';
import { median } from '../report/median';

/** Releases of the whole run, however long it is. */
const RELEASES = 200;
/** Visits per second. */
const VISITS = 20;
/** Looks at the memory, in as many equal parts of the run. */
const LOOKS = 30;
/** The part of the looks in which the shop warms up. */
const WARM = 1 / 3;

/** An hour of visits with two hundred releases: whether memory stays flat. */
export const hour: Bench = {
  title: `Visits with ${RELEASES} releases: memory of the processes`,
  async run({ shop, minutes, say }) {
    const running = await shop();
    const release = await alternateReleases(running);
    const looks: (readonly ProcessMemory[])[] = [];
    const began = performance.now();
    const part = (done: number, of: number) => began + (minutes * 60_000 * done) / of;
    const visitors = startLoad({ port: running.port, paths: ['/', SECTION, `${SECTION}?debug=1`], rate: VISITS });
    const releasing = async () => {
      for (let turn = 1; turn <= RELEASES; turn += 1) {
        await pause(Math.max(0, part(turn - 1, RELEASES) - performance.now()));
        await release(turn);
      }
    };
    const looking = async () => {
      for (let look = 1; look <= LOOKS; look += 1) {
        await pause(Math.max(0, part(look, LOOKS) - performance.now()));
        looks.push(await memoryOfProcesses(running.pid));
        say(`${look} of ${LOOKS}: ${Math.round(sumOf(looks.at(-1) ?? []))} MB`);
      }
    };
    try {
      await Promise.all([releasing(), looking()]);
    } finally {
      await visitors.stop();
    }
    const { answered, failed, p99 } = await visitors.stop();
    return {
      figures: [
        ...grownFigures(looks),
        { what: 'p99 of a visit', value: p99, unit: 'ms' },
        { what: 'failed visits', value: failed, unit: '', bar: { on: 'value', most: 0 } },
      ],
      notes: [
        `${minutes} minutes, ${answered} visits, a release each ${((minutes * 60) / RELEASES).toFixed(1)} s`,
        'median of the last third of the looks; baseline: median of the second third',
      ],
    };
  },
};

const sumOf = (processes: readonly ProcessMemory[], name?: string) =>
  processes.reduce((sum, one) => sum + (name === undefined || one.name === name ? one.megabytes : 0), 0);

function grownFigures(looks: readonly (readonly ProcessMemory[])[]): Figure[] {
  const warm = Math.round(looks.length * WARM);
  const [second, last] = [looks.slice(warm, 2 * warm), looks.slice(2 * warm)];
  const names = [...new Set(last.flatMap((processes) => processes.map(({ name }) => name)))];
  return [undefined, ...names].map((name) => ({
    what: name ?? 'all processes',
    value: median(last.map((processes) => sumOf(processes, name))),
    unit: 'MB',
    baseline: median(second.map((processes) => sumOf(processes, name))),
    bar: { on: 'ratio', most: 1.1 },
  }));
}
