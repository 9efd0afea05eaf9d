import { join } from 'node:path';
import { localAreas } from 'deploy-build/local-apps';
import { ReleaseRejected } from 'deploy-releases/release-rejected';
import { readSettings } from './config';
import { print, RunningServices } from './running-services';
import { startDev } from './start-dev';

/**
 * `npm run dev -- mf-catalog`: runs one area from its sources, with hot reload, in a shop with released versions of the other apps.
 */
const running = new RunningServices();
await running.run(async () => {
  const areas = localAreas();
  const area = areas.find((name) => name === process.argv[2]);
  if (!area) throw new ReleaseRejected([`npm run dev -- <область>: ${areas.join(', ')}`]);
  const folder = join(import.meta.dirname, '../../..', area);
  const { url, port } = await startDev(readSettings(process.env), { area, folder }, running);
  print(`\nМагазин с ${area} из исходников: ${url}`);
  print(`В другом магазине этой машины: npm run override -- ${area} http://localhost:${port}`);
  print('Правки видны сразу, состояние компонентов сохраняется. Остановить — Ctrl-C\n');
});
