import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SECTION } from 'e2e/shop/pages';
import { startShop } from 'e2e/shop/start-shop';
import { type Checkout, freshCheckout } from '../checkout/checkout';
import { startLoad } from '../load/load';
import type { Bench } from '../report/bench-kind';
import { liveSet, waitForNewSet } from './live-set';

const AREA = 'mf-content';
/** Load during the release, in requests per second. */
const VISITS = 20;

/** The time from a change in an area's sources until visitors get it, and of its rollback, with the commands of a team. */
export const releaseOneArea: Bench = {
  title: `Release and rollback of ${AREA} under load`,
  async run({ results, say }) {
    const checkout = await freshCheckout();
    try {
      say('npm ci in a fresh clone');
      await checkout.run('npm', ['ci', '--no-audit', '--no-fund']);
      const dataDir = join(checkout.folder, '.data');
      say('starting its shop');
      const shop = await startShop(join(results, 'release-one-area.log'), { DATA_DIR: dataDir }, checkout.folder);
      const visitors = startLoad({ port: shop.port, paths: ['/', SECTION, `${SECTION}?debug=1`], rate: VISITS });
      const live = (command: string) => secondsUntilLive(checkout, shop.port, command, dataDir);
      try {
        await change(checkout);
        const release = await live('release');
        const rollback = await live('rollback');
        await change(checkout);
        const again = await live('release');
        const { failed, answered } = await visitors.stop();
        return {
          figures: [
            { what: 'release: build, publish, live', value: release, unit: 's', bar: { on: 'value', most: 30 } },
            { what: 'a second release', value: again, unit: 's', bar: { on: 'value', most: 30 } },
            { what: 'rollback', value: rollback, unit: 's', bar: { on: 'value', most: 1 } },
            { what: 'failed requests', value: failed, unit: '', bar: { on: 'value', most: 0 } },
          ],
          notes: [
            'from typing the npm command until the gateway makes documents of the other set, the start of npm and Node included',
            `${answered} requests meanwhile, ${VISITS} per second`,
          ],
        };
      } finally {
        await visitors.stop();
        await shop.stop();
      }
    } finally {
      await checkout.remove();
    }
  },
};

/** A change that creates another version of the area. */
const change = ({ folder }: Checkout) => appendFile(join(folder, AREA, 'src/area.ts'), '// Another version.\n');

async function secondsUntilLive({ run }: Checkout, port: number, command: string, dataDir: string): Promise<number> {
  const old = await liveSet(port);
  const startedAt = performance.now();
  // The change is not committed.
  const words = ['run', command, '--', AREA, ...(command === 'release' ? ['--dirty'] : [])];
  await Promise.all([run('npm', words, { DATA_DIR: dataDir }), waitForNewSet(port, old)]);
  return (performance.now() - startedAt) / 1000;
}
