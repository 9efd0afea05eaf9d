import { join } from 'node:path';
import { isReachable } from 'deploy-lock/lock-holder';
import { readConfig } from './config';
import { createDatabase } from './db/database';
import { FolderInUse, folderState } from './db/lock';
import { askToReset } from './seed/reset-on-signal';
import { resetData } from './seed/seed';

/** `npm run reset-data`: a tester's shop as it was on its first day, running or not. A server's database needs `-- --yes`. */
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
    // A process of another container or machine cannot be signalled: its id means another process here.
    if (!state.holder || !isReachable(state.holder)) throw new FolderInUse(folder, state.holder);
    return askToReset(folder, state.holder.pid);
  }
  const { maintenance, close } = await createDatabase({ url: config.DATABASE_URL, folder });
  try {
    await resetData(maintenance, { scale: config.SEED_SCALE, seed: 1, today: new Date() });
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
