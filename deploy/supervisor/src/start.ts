import { join, relative } from 'node:path';
import { shopCommand } from 'deploy-command-line/command';
import { runCommand } from 'deploy-command-line/run-command';
import { readSettings, reserveShopPort } from './config';
import { releaseLocalApps } from './release-local-apps';
import { print, RunningServices, withProgress } from './running-services';
import { startGateway } from './shop';
import { startBackEnd } from './start-back-end';

async function start(running: RunningServices): Promise<void> {
  const { settings, release } = await reserveShopPort(readSettings(process.env));
  print(`«Заповедник» открывается, данные — в ${relative('', settings.dataDir) || '.'}`);
  const releases = settings.releases ?? join(settings.dataDir, 'releases');
  const [backEnd] = await Promise.all([
    startBackEnd(settings, running),
    settings.releases ? undefined : withProgress('Сборка', releaseLocalApps(releases, 'stable', print)),
  ]);
  const options = { ...backEnd, port: settings.port, releases };
  await release();
  await running.add(startGateway(settings, options, print));
  print(`\nМагазин открыт: ${settings.publicOrigin}/\nОстановить — Ctrl-C\n`);
}

/** `npm start`: builds changed apps, then starts and supervises the processes of the shop. */
const command = shopCommand('start', 'Собирает изменённые части и открывает магазин; настройки — в README.').action(
  () => {
    const running = new RunningServices();
    return running.run(() => start(running));
  },
);

await runCommand(command);
