import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderRegistry } from 'deploy-releases/registry/registry';
import { SECTION } from 'e2e/shop/pages';
import { load } from '../load/load';
import type { Bench } from '../report/bench-kind';
import { median } from '../report/median';
import { bareServer } from './bare-server';
import { oneWorker } from './one-worker';
import { p99AtRate } from './p99-at-rate';
import { plainSet } from './plain-set';

/** Seconds. */
const WARM_UP = 3;
const MEASURED = 10;
/** The measurements alternate, because the machine's speed changes over minutes. */
const ROUNDS = 3;
/** Pages with this query are not cached: each visit is rendered. */
const UNCACHED = `${SECTION}?debug=1`;

/** Section pages per second: rendered, next to a plain `renderToString` of the same tree, and from the gateway's cache. */
export const serverRendering: Bench = {
  title: 'Server rendering of a root section',
  async run({ shop, say }) {
    const { port, url, apiRoot, dataDir } = await shop();
    const live = await folderRegistry(join(dataDir, 'releases')).readSet('stable');
    const folder = await mkdtemp(join(tmpdir(), 'plain-shell-'));
    const worker = await oneWorker({ apiRoot, url: new URL(SECTION, url) });
    try {
      const plainLive = await plainSet(live, folder);
      const rendered: number[] = [];
      const plain: number[] = [];
      for (let round = 1; round <= ROUNDS; round += 1) {
        say(`one render worker, and a plain renderToString of the same tree: ${round} of ${ROUNDS}`);
        rendered.push(await worker.rate(live));
        plain.push(await worker.plainRate(plainLive));
      }
      say('the gateway, uncached and from its cache');
      await load({ port, paths: [UNCACHED] }, WARM_UP);
      const uncached = await load({ port, paths: [UNCACHED] }, MEASURED);
      await load({ port, paths: [SECTION] }, WARM_UP);
      const cached = await load({ port, paths: [SECTION] }, MEASURED);
      const bare = await bareServer(port, SECTION);
      const bareTop = await load({ port: bare.port, paths: [SECTION] }, MEASURED);
      const ports = { ours: port, bare: bare.port };
      const at = (rate: number) => p99AtRate({ ports, rate: Math.round(rate), rounds: ROUNDS, seconds: MEASURED });
      say('the gateway and a bare server of as many bytes, at a quarter and at half of that rate');
      const { failed: failedAtQuarter, ...quarter } = await at(cached.rate / 4);
      const { failed: failedAtHalf, ...half } = await at(cached.rate / 2);
      await bare.stop();
      return {
        figures: [
          {
            what: 'one render worker, uncached page; baseline: renderToString to bytes with data at hand',
            value: median(rendered),
            unit: '/s of a core',
            baseline: median(plain),
            bar: { on: 'ratio', least: 0.85 },
          },
          {
            what: 'gateway with all its workers, uncached; baseline: as many render workers alone, the cost of the edge',
            value: uncached.rate,
            unit: '/s',
            baseline: median(rendered) * availableParallelism(),
          },
          {
            what: 'gateway, from its cache; baseline: uncached',
            value: cached.rate,
            unit: '/s',
            baseline: uncached.rate,
            bar: { on: 'ratio', least: 20 },
          },
          {
            what: 'gateway, from its cache; baseline: a bare server of as many bytes, the cost of the edge',
            value: cached.rate,
            unit: '/s',
            baseline: bareTop.rate,
          },
          {
            what: 'p99 from the cache at a quarter of the top rate; baseline: a bare server of as many bytes',
            ...quarter,
            unit: 'ms',
            bar: { on: 'ratio', most: 3 },
          },
          {
            what: 'p99 from the cache at half the top rate; baseline: a bare server of as many bytes',
            ...half,
            unit: 'ms',
          },
          {
            what: 'requests without a page',
            value: uncached.failed + cached.failed + failedAtQuarter + failedAtHalf,
            unit: '',
            bar: { on: 'value', most: 0 },
          },
        ],
        notes: [
          `one render worker and its baseline: median of ${ROUNDS}, pages per second of a core that the process used, so that other work on the machine does not count`,
          'the load generator, the gateway and its workers share the cores of this machine; p99 is the median of as many rounds',
          'at half of the top rate the gateway has no core left where each answer wakes a sleeping one (docs/decisions/0099)',
        ],
      };
    } finally {
      await worker.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
