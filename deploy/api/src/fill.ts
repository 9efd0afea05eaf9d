import { ShopClock } from './base/time/shop-clock';
import { readConfig } from './start/config';
import { openFilled } from './start/open-filled';
import { run } from './start/run';

/**
 * Creates the database of a first start and fills it, in a process that ends: what that needs for a moment, 100 MB, would stay in a process
 * that serves the shop for days.
 */
await run('api', readConfig, async (config, log) => {
  const { opened } = await openFilled({ config, now: new ShopClock().now, log });
  await opened.close();
  process.exit();
});
