import { join } from 'node:path';
import { startShop } from 'e2e/shop/start-shop';
import { type Checkout, freshCheckout } from './checkout/checkout';
import type { Bench } from './report/bench-kind';

/** The time from a fresh clone to a shop whose processes are all ready. */
export const start: Bench = {
  title: 'npm ci && npm start in a fresh clone',
  async run({ results, say }) {
    const checkout = await freshCheckout();
    try {
      say('npm ci');
      const install = await checkout.run('npm', ['ci', '--no-audit', '--no-fund']);
      say('the first start');
      const cold = await secondsToReady(checkout, join(results, 'start-cold.log'));
      say('a second start');
      const warm = await secondsToReady(checkout, join(results, 'start-warm.log'));
      return {
        figures: [
          { what: 'npm ci', value: install, unit: 's' },
          { what: 'first start until healthz is ready: all parts built, database filled', value: cold, unit: 's' },
          { what: 'second start until healthz is ready', value: warm, unit: 's' },
        ],
        notes: ["npm's own cache as it was on this machine"],
      };
    } finally {
      await checkout.remove();
    }
  },
};

async function secondsToReady({ folder }: Checkout, logFile: string): Promise<number> {
  const startedAt = performance.now();
  const shop = await startShop(logFile, { DATA_DIR: join(folder, '.data') }, folder);
  const seconds = (performance.now() - startedAt) / 1000;
  await shop.stop();
  return seconds;
}
