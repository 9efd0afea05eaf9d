import { join } from 'node:path';
import { isReachable } from 'deploy-lock/lock-holder';
import { readConfig, wantedData } from './config';
import { createDatabase } from './db/create-database';
import { FolderInUse, folderState } from './db/lock';
import { askRunningShop } from './running-shop';
import { resetData } from './seed/prepare-data';

/**
 * `npm run reset-data`: resets a demonstration shop to its first state, running or not. A server's database needs `-- --yes`, and
 * `SEED=demo` while it is empty. Data other than the demonstration is never changed.
 */
async function run(): Promise<void> {
  const config = readConfig(process.env);
  const folder = join(config.DATA_DIR, 'api');
  if (config.DATABASE_URL && !process.argv.includes('--yes')) {
    const { host, pathname } = new URL(config.DATABASE_URL);
    throw new Error(
      `Все данные базы ${host}${pathname} будут удалены. Если это так и нужно: npm run reset-data -- --yes`,
    );
  }
  const state = config.DATABASE_URL ? null : folderState(folder);
  if (state) {
    // A process in another container or machine cannot be signalled, because its id means another process here.
    if (!state.holder || !isReachable(state.holder)) throw new FolderInUse(folder, state.holder);
    await askRunningShop(folder, state.holder.pid, 'reset', {});
    return;
  }
  const { maintenance, close } = await createDatabase({ url: config.DATABASE_URL, folder });
  try {
    await resetData(maintenance, wantedData(config), { scale: config.SEED_SCALE, seed: 1, today: new Date() });
  } finally {
    await close();
  }
}

const began = Date.now();
run().then(
  () => process.stdout.write(`Данные магазина как в первый день (${((Date.now() - began) / 1000).toFixed(1)} с)\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  },
);
