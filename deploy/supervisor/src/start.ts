import { join, relative } from 'node:path';
import { readSettings, withPort } from './config';
import { releaseCheckout } from './release-checkout';
import { Running, say, saying } from './running';
import { startGateway } from './shop';
import { startBackEnd } from './start-back-end';

/** `npm start`: builds changed apps, then starts and supervises the processes of the shop. */
const running = new Running();
await running.run(async () => {
  const { settings, release } = await withPort(readSettings(process.env));
  say(`«Заповедник» открывается, данные — в ${relative('', settings.dataDir) || '.'}`);
  const releases = settings.releases ?? join(settings.dataDir, 'releases');
  const [backEnd] = await Promise.all([
    startBackEnd(settings, running),
    settings.releases ? undefined : saying('Сборка', releaseCheckout(releases, 'stable', say)),
  ]);
  const place = { ...backEnd, port: settings.port, releases };
  await release();
  await running.add(startGateway(settings, place, say));
  say(`\nМагазин открыт: ${settings.publicOrigin}/\nОстановить — Ctrl-C\n`);
});
