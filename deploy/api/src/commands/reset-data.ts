import { shopCommand } from 'deploy-command-line/command';
import { confirm } from 'deploy-command-line/confirm';
import { formatSeconds, print } from 'deploy-command-line/print';
import { runCommand } from 'deploy-command-line/run-command';
import { ShopClock } from '../base/time/shop-clock';
import { readConfig, wantedData } from '../start/config';
import { explainFailure } from './explain-failure';
import { inShop } from './in-shop';

/**
 * `npm run reset-data`: resets the data of a demonstration shop, running or not. It asks first, or needs `--yes`. An
 * empty database on a server needs `SEED=demo`. Only demonstration data is changed.
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
  // Loading it takes a second, so only a reset waits for it.
  const { mayReset, resetData } = await import('../seed/prepare-data');
  const wanted = wantedData(config);
  const options = { scale: config.SEED_SCALE, seed: 1, today: new ShopClock().now() };
  await inShop({
    task: 'reset',
    asked: {},
    work: (db) => resetData(db, wanted, options).then(() => ''),
    mayDrop: (isDemo) => mayReset({ isDemo, hasPlaces: true, hasPeople: true }, wanted),
  });
}

await runCommand(command, explainFailure);
