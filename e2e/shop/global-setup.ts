import { join } from 'node:path';
import { startShop } from './start-shop';

/** One shop for all journeys. With `SHOP_URL` (and `OUTBOX_URL`, which its start prints) they run against one that is there
 * already, of whatever releases. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.SHOP_URL) return undefined;
  const shop = await startShop(join(import.meta.dirname, '../../test-results/shop.log'));
  process.env.SHOP_URL = shop.url;
  process.env.OUTBOX_URL = shop.outbox;
  return shop.stop;
}
