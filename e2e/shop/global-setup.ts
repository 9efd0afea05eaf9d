import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { releasesOf, requireAccepted } from './releases';
import { startShop } from './start-shop';

/**
 * One shop for all journeys. With `SHOP_URL` (and `OUTBOX_URL`, which its start prints, and `SHOP_DATA`, its data) they
 * use an existing shop, with any releases. With its `OVERRIDE_KEY` they can also use a mix of releases. A mix that the
 * shop refuses stops the run here, with the shop's reasons.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  const releases = releasesOf(process.env.OVERRIDE);
  const stop = process.env.SHOP_URL ? undefined : await startOwnShop();
  try {
    await requireAccepted(releases, process.env.SHOP_URL ?? '');
    return stop;
  } catch (error) {
    await stop?.();
    throw error;
  }
}

async function startOwnShop(): Promise<() => Promise<void>> {
  process.env.OVERRIDE_KEY = randomBytes(32).toString('hex');
  const shop = await startShop(join(import.meta.dirname, '../../test-results/shop.log'));
  process.env.SHOP_URL = shop.url;
  process.env.OUTBOX_URL = shop.outbox;
  process.env.SHOP_RELEASES = shop.releases;
  process.env.SHOP_DATA = shop.data;
  return shop.stop;
}
