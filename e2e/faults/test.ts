import { test as base } from '../fixtures/test';
import { type FaultyShop, startFaultyShop } from './faulty-shop';

/** The database is filled while other journeys also use the machine. */
const startLimit = 10 * 60_000;

/**
 * The `test` of journeys through a broken shop. They share one shop and run serially (`workers` of their project),
 * because each breaks it in its own way. Afterwards everything works again.
 */
export const test = base.extend<{ readonly mended: undefined }, { readonly shop: FaultyShop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing else is needed.
    async ({}, use) => {
      const shop = await startFaultyShop('test-results/faulty-shop.log');
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: startLimit },
  ],
  mended: [
    async ({ shop }, use) => {
      await use(undefined);
      shop.backEnd.become('works');
      await shop.mend();
    },
    { auto: true },
  ],
});

export { expect } from '../fixtures/test';
