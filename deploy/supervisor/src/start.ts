import { once } from 'node:events';
import { join, relative } from 'node:path';
import type { AppName } from '@zapovednik/platform/routes';
import { shopCommand } from 'deploy-command-line/command';
import { runCommand } from 'deploy-command-line/run-command';
import { compareWithBackEnd } from 'deploy-releases/back-end/compare-set';
import { readChannel, STABLE } from 'deploy-releases/channels/channel';
import { readSettings, reserveShopPort } from './config/config';
import { collectAfterStart } from './processes/little-memory';
import { spawnScript } from './processes/processes';
import { print, RunningServices, withProgress } from './processes/running-services';
import { releaseInProcess } from './releases/release-in-process';
import { startGateway } from './shop';
import { startBackEnd } from './start-back-end';

/** @param isReleasing whether the checkout replaces what teams have released */
async function start(running: RunningServices, isReleasing: boolean): Promise<void> {
  const { settings, release } = await reserveShopPort(readSettings(process.env));
  print(`«Заповедник» открывается, данные — в ${relative('', settings.dataDir) || '.'}`);
  const releases = settings.releases ?? join(settings.dataDir, 'releases');
  const [backEnd, left] = await Promise.all([
    startBackEnd(settings, running),
    settings.releases ? null : withProgress('Сборка', releaseInProcess(releases)),
  ]);
  const options = { ...backEnd, port: settings.port, releases };
  await release();
  await running.add(startGateway(settings, options, print));
  print(`\nМагазин открыт: ${settings.publicOrigin}/\nОстановить — Ctrl-C\n`);
  await tellBroken(releases, backEnd.apiRoot);
  // From here on this process only waits.
  await import(collectAfterStart);
  if (left === null) return;
  if (isReleasing && left.differing.length > 0) await releaseCheckout(left.differing);
  else if (left.said !== '') print(`${left.said}\n`);
}

/**
 * The live apps that the back end of this checkout would break: shoppers would see empty places. It is only a warning,
 * because the shop already runs.
 */
async function tellBroken(releases: string, apiRoot: string): Promise<void> {
  if (/^https?:/.test(releases)) return;
  const { live } = await readChannel(releases, STABLE);
  const broken = await compareWithBackEnd(releases, live, apiRoot);
  if (!broken || broken.length === 0) return;
  print(['Сервер данных не подходит к открытому:', ...broken.map((reason) => `  — ${reason}`), ''].join('\n'));
}

/**
 * Runs in the open shop, so that the release is also opened in a browser. After a refusal, with its reason, the shop
 * stays unchanged.
 */
async function releaseCheckout(apps: readonly AppName[]): Promise<void> {
  const script = join(import.meta.dirname, '../../build/src/cli/release.ts');
  await once(spawnScript(script, { args: apps, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }), 'close');
}

/** `npm start`: builds changed apps, then starts and supervises the processes of the shop. */
const command = shopCommand('start', 'Собирает изменённые части и открывает магазин; настройки — в README.')
  .option('--release', 'выпустить из рабочей копии и то, что выпускали командами, с проверками', false)
  .action(({ release }: { release: boolean }) => {
    const running = new RunningServices();
    return running.run(() => start(running, release));
  });

await runCommand(command);
