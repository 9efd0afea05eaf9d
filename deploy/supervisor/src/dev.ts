import { join } from 'node:path';
import { checkoutAreas } from 'deploy-build/checkout-apps';
import { ReleaseRejected } from 'deploy-releases/release-rejected';
import { readSettings } from './config';
import { openDev } from './open-dev';
import { Running, say } from './running';

/**
 * `npm run dev -- mf-catalog`: runs one area from its sources, with hot reload, in a shop with released versions of the other apps.
 */
const running = new Running();
await running.run(async () => {
  const areas = checkoutAreas();
  const area = areas.find((name) => name === process.argv[2]);
  if (!area) throw new ReleaseRejected([`npm run dev -- <область>: ${areas.join(', ')}`]);
  const folder = join(import.meta.dirname, '../../..', area);
  const { url, port } = await openDev(readSettings(process.env), { area, folder }, running);
  say(`\nМагазин с ${area} из исходников: ${url}`);
  say(`В другом магазине этой машины: npm run override -- ${area} http://localhost:${port}`);
  say('Правки видны сразу, состояние компонентов сохраняется. Остановить — Ctrl-C\n');
});
