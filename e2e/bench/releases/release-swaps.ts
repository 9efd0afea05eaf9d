import { join } from 'node:path';
import { buildPart } from 'deploy-build/build-part';
import { root } from 'deploy-build/webpack/part';
import { activate } from 'deploy-releases/activate';
import { readChannel } from 'deploy-releases/channel';
import { withDraft } from 'deploy-releases/draft';
import { publish } from 'deploy-releases/publish';
import type { Bench } from '../bench-kind';
import { startLoad } from '../load';
import { SECTION } from '../pages';
import type { Figure } from '../report/figure';
import { findProcess } from './find-process';
import { anotherSet, liveSet } from './live-set';
import { type Memory, memoryOf } from './process-memory';

const AREA = 'mf-catalog';
const SWAPS = 50;
/** Swaps that are compared: after the shop has warmed up, and at the end. */
const EARLY = { from: 5, to: 15 };
const LATE = { from: SWAPS - 10, to: SWAPS };
/** Visitors meanwhile, in requests per second. */
const VISITS = 20;

/** Fifty releases of an area under light load: what the gateway and its workers keep of them. */
export const releaseSwaps: Bench = {
  name: 'release-swaps',
  title: `${SWAPS} swaps of ${AREA} under light load`,
  async run({ shop, say }) {
    const { port, pid, dataDir, reports } = await shop();
    const releases = join(dataDir, 'releases');
    const gateway = await findProcess(pid, 'gateway/src/start.ts');
    const first = (await readChannel(releases, 'stable')).live[AREA];
    if (!first) throw new Error(`${AREA} is not live`);
    say(`building a second version of ${AREA}`);
    const second = await publishAnother(releases, first);

    const visitors = startLoad({ port, paths: ['/', SECTION, `${SECTION}?debug=1`], rate: VISITS });
    const samples: Memory[] = [];
    for (let swap = 1; swap <= SWAPS; swap += 1) {
      const old = await liveSet(port);
      const versions = { [AREA]: swap % 2 === 1 ? second : first };
      await activate({ root: releases, channel: 'stable', versions, why: 'activate' });
      await anotherSet(port, old);
      samples.push(await memoryOf(gateway, reports));
      if (swap % 10 === 0) say(`${swap} swaps`);
    }
    const { failed, answered } = await visitors.stop();
    return {
      figures: [
        grown('resident memory of the gateway', samples, ({ resident }) => resident),
        grown("heap of the gateway's main thread", samples, ({ heap }) => heap),
        grown('heaps of its workers', samples, ({ workerHeaps }) => workerHeaps),
        { what: 'failed requests', value: failed, unit: '', bar: { on: 'value', most: 0 } },
      ],
      notes: [
        `the least of swaps ${LATE.from + 1} to ${LATE.to}, beside the least of swaps ${EARLY.from + 1} to ${EARLY.to}: what the collector leaves`,
        `${answered} requests meanwhile, ${VISITS} per second`,
      ],
    };
  },
};

function grown(what: string, samples: readonly Memory[], of: (memory: Memory) => number): Figure {
  const least = ({ from, to }: typeof EARLY) => Math.min(...samples.slice(from, to).map(of));
  return { what, value: least(LATE), unit: 'MB', baseline: least(EARLY), bar: { on: 'ratio', most: 1.1 } };
}

async function publishAnother(releases: string, first: string): Promise<string> {
  const version = `${first}.bench`;
  await withDraft(releases, async (draft) => {
    await buildPart({ name: AREA, version, folder: join(root, AREA), out: draft });
    await publish(releases, draft);
  });
  return version;
}
