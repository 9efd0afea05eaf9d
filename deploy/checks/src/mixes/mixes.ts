import { randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { shopCommand } from 'deploy-command-line/command';
import { print } from 'deploy-command-line/print';
import { runCommand } from 'deploy-command-line/run-command';
import { STABLE } from 'deploy-releases/channels/channel';
import { openRegistry } from 'deploy-releases/registry/open-registry';
import { requireAccepted } from 'e2e/shop/releases';
import { startShop } from 'e2e/shop/start-shop';
import { resultsByProject } from '../ci/results';
import { runStage } from '../ci/stage';
import { type Mix, planMixes } from './plan-mixes';
import { mixesSetting } from './projects';
import { mixesTable } from './table';

/** The most important journeys of a shop. */
const USUAL = ['purchase', 'sign-in/three-ways', 'booking'];
const RESULTS = 'test-results/mixes.json';

/**
 * `npm run mixes`: runs journeys with everything live, and with each app in its previous release and the others live.
 * It uses the releases of `RELEASES` and a separate shop, or the shop of `SHOP_URL` with its `OVERRIDE_KEY`.
 */
const command = shopCommand(
  'mixes',
  'Проверяет сценариями каждую часть в предыдущем выпуске рядом с остальными открытыми, как после её отката.',
)
  .argument('[сценарии...]', `части имён файлов в e2e/journeys`, USUAL)
  .action(async (journeys: readonly string[]) => {
    const { DATA_DIR = '.data', RELEASES = join(DATA_DIR, 'releases') } = process.env;
    const registry = openRegistry(RELEASES, join(DATA_DIR, 'releases-cache'));
    const mixes = planMixes(await registry.readChannel(STABLE));
    if (mixes.length === 0) throw new Error(`${RELEASES}: ничего не открыто; откройте магазин, npm start`);
    const stop = process.env.SHOP_URL ? undefined : await openShop(RELEASES);
    try {
      const refused = await refusalsOf(mixes, process.env.SHOP_URL ?? '');
      const results = await run(
        mixes.filter(({ app }) => !refused.has(app)),
        journeys,
      );
      print(`\n${mixesTable(mixes, { results, refused })}`);
      const allPassed = [...results.values()].every(({ passed, failed }) => passed > 0 && failed.length === 0);
      if (!allPassed || results.size === 0 || refused.size > 0) process.exitCode = 1;
    } finally {
      await stop?.();
    }
  });

/** A shop with these releases and its own data, in which nothing is built. */
async function openShop(releases: string): Promise<() => Promise<void>> {
  process.env.OVERRIDE_KEY = randomBytes(32).toString('hex');
  const place = /^https?:/.test(releases) ? releases : resolve(releases);
  const shop = await startShop('test-results/mixes-shop.log', { RELEASES: place });
  Object.assign(process.env, { SHOP_URL: shop.url, OUTBOX_URL: shop.outbox, SHOP_DATA: shop.data });
  return shop.stop;
}

/** The mixes that the shop refuses, with its reasons. */
async function refusalsOf(mixes: readonly Mix[], shop: string): Promise<ReadonlyMap<string, string>> {
  const refused = new Map<string, string>();
  for (const { app, before } of mixes) {
    if (before === null) continue;
    await requireAccepted({ [app]: before }, shop).catch((error: unknown) =>
      // Each reason is a line. The table has one line for each app.
      refused.set(app, (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ')),
    );
  }
  return refused;
}

async function run(mixes: readonly Mix[], journeys: readonly string[]) {
  await runStage({ name: 'a browser', command: ['tsx', 'e2e/browser/install-chromium.ts'] });
  await rm(RESULTS, { force: true });
  await runStage({
    name: 'mixes',
    command: ['playwright', 'test', '--config=deploy/checks/src/mixes/playwright.config.ts', ...journeys],
    prepare: async () => ({ env: mixesSetting(mixes), stop: async () => {} }),
  });
  return resultsByProject(JSON.parse(await readFile(RESULTS, 'utf8')));
}

await runCommand(command);
