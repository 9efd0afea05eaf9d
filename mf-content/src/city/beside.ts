import type { Shop } from 'shared-contracts/shop';

/** Waits for what a page shows beside its texts: a failure is reported, and the page stands without it (CON-18). */
export async function beside(shop: Shop, name: string, reading: Promise<unknown>): Promise<void> {
  try {
    await reading;
  } catch (error) {
    shop.report(error, { area: 'mf-content', doing: 'loader', name });
  }
}
