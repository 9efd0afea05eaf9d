import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { changeChannel, readChannel } from 'deploy-releases/channels/channel';
import { newAddress } from 'e2e/shop/new-address';
import { firstProduct, getPage, SECTION } from 'e2e/shop/pages';
import { startLoad } from '../load/load';
import { liveSet, waitForNewSet } from '../releases/live-set';
import { publishAnother } from '../releases/publish-another';
import type { Bench } from '../report/bench-kind';
import type { Figure } from '../report/figure';
import { startBusyProcesses } from './busy-processes';

const AREA = 'mf-catalog';
/**
 * The number of simultaneous pages of one address. Other addresses request one page every {@link PAUSE} milliseconds.
 */
const MANY = 300;
const OTHERS = 40;
const PAUSE = 100;
const BUSY = 14;
const SWAPS = 100;
/** Visits per second during the swaps. */
const VISITS = 20;

/** The log messages for a renderer that was stopped or died. */
const KILLED = /a page ran without end and its renderer was stopped|a renderer died of a page/g;

/** One address requests 300 product pages at once, and releases are swapped, on a quiet and on a very busy machine. */
export const crowd: Bench = {
  title: `${MANY} product pages at once of one address, and ${SWAPS} release swaps, beside ${BUSY} busy processes`,
  async run({ shop, say }) {
    const { port, dataDir, logFile } = await shop();
    const product = await firstProduct(port);
    const killed = async () => (await readFile(logFile, 'utf8')).match(KILLED)?.length ?? 0;
    const before = await killed();
    // Warms up new workers and their caches.
    for (let page = 0; page < 20; page += 1)
      await getPage(port, `${product}?debug=1`, { 'x-forwarded-for': newAddress() });

    const visit = async (address: string, page: string) => {
      const began = performance.now();
      const { status } = await getPage(port, `${product}?debug=1&page=${page}`, { 'x-forwarded-for': address });
      return { status, ms: performance.now() - began };
    };

    async function rush(where: string): Promise<Figure[]> {
      say(`${MANY} pages at once, ${where}`);
      const address = newAddress();
      const many = Array.from({ length: MANY }, (_, page) => visit(address, `${page}`));
      const others: ReturnType<typeof visit>[] = [];
      for (let page = 0; page < OTHERS; page += 1) {
        others.push(visit(newAddress(), `other-${page}`));
        await pause(PAUSE);
      }
      const [own, rest] = [await Promise.all(many), await Promise.all(others)];
      const after = await visit(newAddress(), 'after');
      const of = (status: number) => own.filter((one) => one.status === status).length;
      say(`of the address: ${of(200)} × 200, ${of(429)} × 429, ${of(503)} × 503; afterwards ${after.status}`);
      return [
        {
          what: `others who got no page, ${where}`,
          value: [...rest, after].filter(({ status }) => status !== 200).length,
          unit: '',
          bar: { on: 'value', most: 0 },
        },
        { what: `the longest wait of another, ${where}`, value: Math.max(...rest.map(({ ms }) => ms)), unit: 'ms' },
      ];
    }

    const quiet = await rush('on a quiet machine');
    say(`building a second version of ${AREA}`);
    const releases = join(dataDir, 'releases');
    const first = (await readChannel(releases, 'stable')).live[AREA];
    if (!first) throw new Error(`${AREA} is not live`);
    const second = await publishAnother(releases, AREA, first);

    const end = startBusyProcesses(BUSY);
    try {
      const busy = await rush(`beside ${BUSY} busy processes`);
      say(`${SWAPS} swaps`);
      const visitors = startLoad({ port, paths: ['/', SECTION, `${SECTION}?debug=1`], rate: VISITS });
      for (let turn = 1; turn <= SWAPS; turn += 1) {
        const old = await liveSet(port);
        const version = turn % 2 === 1 ? second : first;
        await changeChannel(releases, 'stable', async (now) => ({ ...now, live: { ...now.live, [AREA]: version } }));
        await waitForNewSet(port, old);
      }
      const { answered, failed } = await visitors.stop();
      return {
        figures: [
          ...quiet,
          ...busy,
          { what: 'failed requests during the swaps', value: failed, unit: '', bar: { on: 'value', most: 0 } },
          {
            what: 'renderers that were stopped or died',
            value: (await killed()) - before,
            unit: '',
            bar: { on: 'value', most: 0 },
          },
        ],
        notes: [`${answered} requests during the swaps`],
      };
    } finally {
      end();
    }
  },
};
