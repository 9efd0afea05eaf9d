import { join } from 'node:path';
import { shopCommand } from 'deploy-command-line/command';
import { confirm } from 'deploy-command-line/confirm';
import { formatSeconds, print } from 'deploy-command-line/print';
import { runCommand } from 'deploy-command-line/run-command';
import { isReachable } from 'deploy-lock/lock-holder';
import { ShopClock } from '../base/time/shop-clock';
import { FolderInUse, folderState } from '../db/lock';
import { askRunningShop } from '../jobs/running-shop';
import { readConfig, wantedData } from '../start/config';

/**
 * `npm run reset-data`: resets a demonstration shop to its first state, running or not. It asks first, or needs `--yes`; a server's
 * database needs `SEED=demo` while it is empty. Data other than the demonstration is never changed.
 */
const command = shopCommand(
  'reset-data',
  'Возвращает данные магазина для показа к первому дню; он может работать или нет. Другие данные не меняет никогда.',
)
  .option('--yes', 'не спрашивать', false)
  .action(async ({ yes }: { yes: boolean }) => {
    const config = readConfig(process.env);
    const where = config.DATABASE_URL ? databaseOf(config.DATABASE_URL) : `магазина в ${config.DATA_DIR}`;
    await confirm({ loss: `Все данные ${where} будут удалены`, yes, again: 'npm run reset-data -- --yes' });
    const began = performance.now();
    await reset(config);
    print(`Данные магазина как в первый день (${formatSeconds(began)})`);
  });

function databaseOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `базы ${host}${pathname}`;
}

async function reset(config: ReturnType<typeof readConfig>): Promise<void> {
  const folder = join(config.DATA_DIR, 'api');
  const state = config.DATABASE_URL ? null : folderState(folder);
  if (state) {
    // A process in another container or machine cannot be signalled, because its id means another process here.
    if (!state.holder || !isReachable(state.holder)) throw new FolderInUse(folder, state.holder);
    await askRunningShop(folder, state.holder.pid, 'reset', {});
    return;
  }
  // The databases and the demonstration take a second to load: only a reset needs them.
  const { createDatabase } = await import('../db/create-database');
  const { resetData } = await import('../seed/prepare-data');
  const { maintenance, close } = await createDatabase({ url: config.DATABASE_URL, folder });
  try {
    await resetData(maintenance, wantedData(config), {
      scale: config.SEED_SCALE,
      seed: 1,
      today: new ShopClock().now(),
    });
  } finally {
    await close();
  }
}

await runCommand(command);
