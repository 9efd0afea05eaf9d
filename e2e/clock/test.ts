import { join } from 'node:path';
import { freePort } from 'deploy-network/free-port';
import { Clock } from '../fixtures/clock';
import { test as base } from '../fixtures/test';
import { type RunningShop, startShop } from '../shop/start-shop';

/** A first start builds every release; in milliseconds. */
const START_LIMIT = 300_000;

/** The environment of a shop whose clock can be moved, and its URL. */
interface MovableShop extends RunningShop {
  readonly clockUrl: string;
}

/**
 * The `test` of journeys in which hours pass. Its worker has its own shop, because moving the clock affects all visitors and jobs.
 * Such journeys run serially in one file: `test.describe.configure({ mode: 'default' })`.
 */
export const test = base.extend<{ readonly clock: Clock }, { readonly movableShop: MovableShop }>({
  movableShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing else is needed.
    async ({}, use) => {
      const port = String(await freePort());
      const shop = await startShop(join(import.meta.dirname, '../../test-results/movable-shop.log'), {
        TEST_CLOCK: port,
        GUEST_RELEASE_HOURS: '48',
        // The clock works the same with few goods.
        SEED_SCALE: '0.1',
      });
      // Playwright runs journeys with this fixture in separate workers.
      process.env.OUTBOX_URL = shop.outbox;
      await use({ ...shop, clockUrl: `http://127.0.0.1:${port}/` });
      await shop.stop();
    },
    { scope: 'worker', timeout: START_LIMIT },
  ],
  baseURL: ({ movableShop }, use) => use(movableShop.url),
  clock: async ({ movableShop, context }, use) => use(await Clock.of(movableShop.clockUrl, context)),
});

export { expect } from '../fixtures/test';
