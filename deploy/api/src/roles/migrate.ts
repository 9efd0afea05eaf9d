import { ShopClock } from '../base/time/shop-clock';
import { CONNECTIONS, databaseLimits } from '../db/limits';
import { connectPostgres, migratePostgres } from '../db/postgres';
import { holdsDemo, OWN_SHOP, prepareData } from '../seed/prepare-data';
import { run } from '../start/run';
import { readMigrateSettings } from './settings';

/**
 * The role `migrate`: prepares the database for the other roles of this version, and ends. The tables get the changes of
 * this version, and an empty database gets places, ways of delivery and ways to pay.
 */
export const migrate = (migrationsFolder: string): Promise<void> =>
  run('migrate', readMigrateSettings, async ({ DATABASE_URL }, log) => {
    await migratePostgres(DATABASE_URL, { migrationsFolder });
    const data = connectPostgres(DATABASE_URL, databaseLimits(CONNECTIONS));
    try {
      if (await holdsDemo(data.maintenance)) log.warn('the database holds a demonstration: a public shop refuses it');
      else await prepareData(data.maintenance, OWN_SHOP, { scale: 1, seed: 1, today: new ShopClock().now() });
    } finally {
      await data.close();
    }
    log.info('the database is ready for this version');
  });
