import { join, relative } from 'node:path';
import { readSettings, reserveShopPort } from './config';
import { releaseLocalApps } from './release-local-apps';
import { print, RunningServices, withProgress } from './running-services';
import { startGateway } from './shop';
import { startBackEnd } from './start-back-end';

/** `npm start`: builds changed apps, then starts and supervises the processes of the shop. */
const running = new RunningServices();
await running.run(async () => {
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
});
