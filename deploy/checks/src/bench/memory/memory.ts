import { setTimeout as pause } from 'node:timers/promises';
import { SECTION } from 'e2e/shop/pages';
import { load } from '../load/load';
import { memoryOfProcesses, type ProcessMemory } from '../processes/memory-of-processes';
import type { Bench } from '../report/bench-kind';
import type { Figure } from '../report/figure';

/** Milliseconds in which the start's own garbage is collected. */
const SETTLED = 10_000;
/** Seconds of visits. Half of the pages are rendered for each visitor, and call the back end. */
const VISITED = 60;
const VISITS = 20;
/** Megabytes of all processes together. */
const MOST = 600;

/** The memory of the demonstration: after its start, and after visitors have been there. */
export const memory: Bench = {
  title: 'Memory of all processes of the shop',
  async run({ shop, say }) {
    const { port, pid } = await shop();
    await pause(SETTLED);
    const started = await memoryOfProcesses(pid);
    say(`${VISITED} s of visits`);
    await load({ port, paths: ['/', SECTION, `${SECTION}?debug=1`, '/?debug=1'], rate: VISITS }, VISITED);
    await pause(SETTLED);
    const visited = await memoryOfProcesses(pid);
    return {
      figures: [...figuresOf('after the start', started), ...figuresOf(`after ${VISITED * VISITS} visits`, visited)],
      notes: [
        'proportional set size: memory of several processes counts in parts, so the sum is what the machine needs',
      ],
    };
  },
};

function figuresOf(when: string, processes: readonly ProcessMemory[]): Figure[] {
  const byName = Map.groupBy(processes, ({ name }) => name);
  const sum = (some: readonly ProcessMemory[]) => some.reduce((total, { megabytes }) => total + megabytes, 0);
  return [
    { what: `${when}: all processes`, value: sum(processes), unit: 'MB', bar: { on: 'value', most: MOST } },
    ...[...byName].map(([name, some]) => ({
      what: `${when}: ${name}${some.length > 1 ? `, ${some.length} processes` : ''}`,
      value: sum(some),
      unit: 'MB',
    })),
  ];
}
