import { join } from 'node:path';
import { localAreas } from 'deploy-build/local-apps';
import { shopCommand } from 'deploy-command-line/command';
import { oneOf } from 'deploy-command-line/one-of';
import { runCommand } from 'deploy-command-line/run-command';
import { readSettings } from './config/config';
import { print, RunningServices } from './processes/running-services';
import { startDev } from './start-dev';

type Area = ReturnType<typeof localAreas>[number];

async function start(running: RunningServices, area: Area): Promise<void> {
  const folder = join(import.meta.dirname, '../../..', area);
  const { url, port } = await startDev(readSettings(process.env), { area, folder }, running);
  print(`\nМагазин с ${area} из исходников: ${url}`);
  print(`В другом магазине этой машины: npm run override -- ${area} http://localhost:${port}`);
  print('Правки видны сразу, состояние компонентов сохраняется. Остановить — Ctrl-C\n');
}

/**
 * `npm run dev -- mf-catalog`: runs one area from its sources, with hot reload, in a shop with released versions of the other apps.
 */
const command = shopCommand(
  'dev',
  'Открывает магазин, в котором одна область работает из исходников и меняется вместе с ними.',
)
  .argument('<область>', localAreas().join(', '), (word) => oneOf(word, localAreas(), 'Области'))
  .action((area: Area) => {
    const running = new RunningServices();
    return running.run(() => start(running, area));
  });

await runCommand(command);
