import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { OwnerName } from 'shared-contracts/routes';
import { activate } from '../activate';
import { withDraft } from '../draft';
import { publish } from '../publish';
import { Refused } from '../refused';
import { releaseFolder } from '../release-store';
import { areaArguments } from './arguments';
import { checkPart } from './part-checks';
import { runCommand } from './run-command';
import { kilobytes, say, seconds } from './say';
import { releasesFolder } from './settings';

const USAGE =
  'npm run release -- <часть> [версия] [--channel stable] [--skip-checks]; без версии выпускается то, что лежит в рабочей копии, с --skip-checks — без проверки типов и тестов, это видно в истории';

/** `npm run release -- mf-catalog`: checks, builds, publishes and makes live; nothing is restarted. */
await runCommand(async () => {
  const { area, version, channel, skipChecks } = areaArguments(USAGE, true);
  const root = releasesFolder(process.env);
  const wanted = version ?? (await checkoutVersion(area));
  const published = existsSync(releaseFolder(root, area, wanted));
  if (version && !published)
    throw new Refused([`выпуска ${area} ${version} нет; какие есть, покажет npm run releases`]);
  if (skipChecks) say('Типы и тесты не проверяются (--skip-checks): это останется в истории');
  // The sources of an older version are not at hand: its types and tests passed when it was built.
  else if (!version) await checkPart(area, say);
  const begun = performance.now();
  if (published) say(`${area} ${wanted} уже собран и опубликован`);
  else await buildAndPublish(root, area, wanted);
  const started = performance.now();
  const { live } = await activate({
    root,
    channel,
    versions: { [area]: wanted },
    why: 'activate',
    skippedChecks: skipChecks,
  });
  say(`Проверка совместимости и включение: ${seconds(started)}`);
  say(`${area} ${live[area]} на канале ${channel}. Без типов и тестов ${seconds(begun)}`);
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
    const { sizes, dirty } = await buildPart({ name: area, version, folder: join(checkout, area), out: draft });
    if (dirty) say('В рабочей копии есть изменения не из коммита: это останется в выпуске');
    const weight = `скрипты ${kilobytes(sizes.script)}, стили ${kilobytes(sizes.style)}`;
    say(`Сборка ${area} ${version}: ${seconds(started)} (${weight})`);
    const built = performance.now();
    await publish(root, draft);
    say(`Публикация: ${seconds(built)}`);
  });
}
