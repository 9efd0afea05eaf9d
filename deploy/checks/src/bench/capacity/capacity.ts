import { join } from 'node:path';
import type { Bench } from '../report/bench-kind';
import type { Figure } from '../report/figure';
import { type Arrived, arrivals } from './arrivals';
import { type Kind, kindsOf } from './kinds';
import { processorTime } from './processor-time';
import { startProduction } from './production';

/** Seconds. */
const WARM_UP = 4;
const STEP = 6;
const MEASURED = 12;
/** Each step has this many times the arrivals of the one before. */
const MORE = 1.4;
const MOST_STEPS = 14;
/** Behind the knee people wait for each other: milliseconds of p99. */
const KNEE = 500;

/**
 * How much the roles of production take, one process each with PostgreSQL and Redis: arrivals at random, more in each step until people
 * wait for each other, and the processor time that each process needs for one.
 */
export const capacity: Bench = {
  title: 'Capacity of the roles: arrivals to the knee, and processor time for each, one process of each role',
  async run({ shop, say }) {
    const { dataDir } = await shop();
    say('building and starting the roles');
    const production = await startProduction(join(dataDir, 'releases'));
    try {
      const figures: Figure[] = [];
      for (const kind of await kindsOf(production)) {
        const knee = await kneeOf(kind, say);
        figures.push({ what: `${kind.what}: at the knee`, value: knee, unit: '/s' });
        figures.push(...(await atHalf(kind, knee / 2, production.processes)));
      }
      return {
        figures,
        notes: [
          `the knee: the last rate with p99 below ${KNEE} ms and no failure, steps of ${MORE}; the generator, the roles and the database share the cores`,
          'processor time of each process, its threads and children included, for one arrival at half of the knee; other work on the machine does not count',
        ],
      };
    } finally {
      await production.stop();
    }
  },
};

/** The highest rate at which nobody waits for others. */
async function kneeOf({ what, from, arrive }: Kind, say: (line: string) => void): Promise<number> {
  await arrivals({ rate: from, seconds: WARM_UP, arrive });
  let best = 0;
  for (let step = 0, rate = from; step < MOST_STEPS; step += 1, rate *= MORE) {
    const found = await arrivals({ rate, seconds: STEP, arrive });
    say(`${what}: ${Math.round(rate)}/s, ${described(found)}`);
    if (found.p99 > KNEE || found.failed > 0) break;
    best = rate;
  }
  return best;
}

const described = ({ p50, p99, failed }: Arrived) =>
  `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms${failed > 0 ? `, ${failed} failed` : ''}`;

async function atHalf({ what, from, arrive }: Kind, rate: number, processes: Readonly<Record<string, number>>) {
  const times = () => Promise.all(Object.values(processes).map(processorTime));
  const before = await times();
  const { arrived, p99, failed } = await arrivals({ rate: Math.max(from / 2, rate), seconds: MEASURED, arrive });
  const after = await times();
  const figures: Figure[] = Object.keys(processes).map((name, index) => ({
    what: `${what}: processor time of ${name}`,
    value: (1000 * ((after[index] ?? 0) - (before[index] ?? 0))) / arrived,
    unit: 'ms',
  }));
  return [
    ...figures,
    { what: `${what}: p99 at half of the knee`, value: p99, unit: 'ms' },
    { what: `${what}: failed at half of the knee`, value: failed, unit: '', bar: { on: 'value', most: 0 } } as const,
  ];
}
