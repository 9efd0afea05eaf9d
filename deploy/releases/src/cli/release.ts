import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { OwnerName } from 'shared-contracts/routes';
import { activate } from '../activate';
import { withDraft } from '../draft';
import { publish } from '../publish';
import { Refused } from '../refused';
import { releaseFolder } from '../release-store';
import { areaArguments } from './arguments';
import { runCommand } from './run-command';
import { kilobytes, say, seconds } from './say';
import { releasesFolder } from './settings';

const USAGE =
  'npm run release -- <часть> [версия] [--channel stable]; без версии выпускается то, что лежит в рабочей копии';

/** `npm run release -- mf-catalog`: builds, publishes and makes live; nothing is restarted. */
await runCommand(async () => {
  const begun = performance.now();
  const { area, version, channel } = areaArguments(USAGE);
  const root = releasesFolder(process.env);
  const wanted = version ?? (await checkoutVersion(area));
  if (!existsSync(releaseFolder(root, area, wanted))) {
    if (version) throw new Refused([`выпуска ${area} ${version} нет; какие есть, покажет npm run releases`]);
    await buildAndPublish(root, area, wanted);
  } else say(`${area} ${wanted} уже собран и опубликован`);
  const started = performance.now();
  const { live } = await activate({ root, channel, versions: { [area]: wanted }, why: 'activate' });
  say(`Проверки и включение: ${seconds(started)}`);
  say(`${area} ${live[area]} на канале ${channel}. Всего ${seconds(begun)}`);
});

async function checkoutVersion(area: OwnerName): Promise<string> {
  const { sourceVersion } = await import('deploy-build/source-version');
  return sourceVersion(area);
}

async function buildAndPublish(root: string, area: OwnerName, version: string): Promise<void> {
  // Webpack is loaded only when there is something to build.
  const { buildPart } = await import('deploy-build/build-part');
  const { root: checkout } = await import('deploy-build/webpack/part');
  await withDraft(root, async (draft) => {
    const started = performance.now();
    const { sizes } = await buildPart({ name: area, version, folder: join(checkout, area), out: draft });
    const weight = `скрипты ${kilobytes(sizes.script)}, стили ${kilobytes(sizes.style)}`;
    say(`Сборка ${area} ${version}: ${seconds(started)} (${weight})`);
    const built = performance.now();
    await publish(root, draft);
    say(`Публикация: ${seconds(built)}`);
  });
}
