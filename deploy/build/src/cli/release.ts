import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AppName } from '@zapovednik/platform/routes';
import { shopCommand } from 'deploy-command-line/command';
import { formatKilobytes, formatSeconds, print } from 'deploy-command-line/print';
import { activate, type Conflict, checkVersions } from 'deploy-releases/actions/activate';
import { publish } from 'deploy-releases/actions/publish';
import type { AppVersions } from 'deploy-releases/app-names';
import { compareWithBackEnd } from 'deploy-releases/back-end/compare-set';
import { requireChannel } from 'deploy-releases/channels/channel';
import { appsAndVersion, appsArgument, channelOption } from 'deploy-releases/cli/arguments';
import { runReleaseCommand } from 'deploy-releases/cli/run-command';
import { releasesFolder } from 'deploy-releases/cli/settings';
import { ReleaseRejected } from 'deploy-releases/release-rejected';
import { withDraft } from 'deploy-releases/store/draft';
import { releaseFolder } from 'deploy-releases/store/release-store';
import { localApps } from '../local-apps';
import { BuildFailed } from '../sources/build-failed';
import { type Check, checkApp, quickChecks, tests } from './app-checks';
import { checkoutReasons } from './checkout-reasons';
import { referenceDrift } from './reference-drift';
import { runningBackEnd } from './running-back-end';
import type { Candidate } from './try-in-browser';

interface ReleaseOptions {
  readonly channel: string;
  readonly skipChecks: boolean;
  readonly back: boolean;
  readonly dirty: boolean;
  readonly newChannel: boolean;
}

/** `npm run release -- mf-catalog`: checks, builds, publishes and makes live, without a restart. */
const command = shopCommand(
  'release',
  'Проверяет, собирает и включает части магазина, без перезапуска. Без версии выпускается то, что лежит в рабочей копии; несколько частей включаются вместе.',
)
  .addArgument(appsArgument())
  .addOption(channelOption)
  .option('--new-channel', 'канала ещё нет: создать его', false)
  .option('--skip-checks', 'не проверять правила, типы и тесты; это видно в истории', false)
  .option('--back', 'выпустить более старый коммит, чем тот, из которого открытое', false)
  .option('--dirty', 'выпустить изменения не из коммита; это видно в выпуске', false)
  .action(async (words: readonly string[], { channel, skipChecks, back, dirty, newChannel }: ReleaseOptions) => {
    const { apps, version } = appsAndVersion(words, localApps());
    const root = releasesFolder(process.env);
    if (!newChannel) await requireChannel(root, channel);
    // The sources of a named version are not available here, so they are not checked.
    const isChecked = !skipChecks && !version;
    // They take seconds, so they begin at once. What they find is thrown where the release waits for them.
    const ruled = isChecked ? checkAll(apps, quickChecks) : Promise.resolve();
    ruled.catch(() => {});
    const versions: AppVersions = version
      ? Object.fromEntries(apps.map((app) => [app, version]))
      : await checkoutVersions(apps);
    // A named version was built earlier, and the user wants exactly that one.
    const reasons = version ? [] : await checkoutReasons({ root, channel, versions, back, dirty });
    if (reasons.length > 0) throw new ReleaseRejected(reasons);
    if (skipChecks) print('Правила, типы и тесты не проверяются (--skip-checks): это останется в истории');
    await ruled;
    const begun = performance.now();
    const drift = isChecked ? referenceDrift() : '';
    // They have processes of their own, so they run while the apps are built.
    const tested = isChecked ? checkAll(apps, tests) : Promise.resolve();
    tested.catch(() => {});
    for (const app of apps)
      await makePublished({ root, area: app, version: versions[app] ?? '', isNamed: version !== undefined, tested });
    await tested;
    const drifted = await drift;
    if (drifted) print(drifted);
    const apiRoot = await runningBackEnd(process.env);
    const candidate = { root, channel, versions };
    await compareCalls(root, versions, apiRoot);
    const isOpened = !skipChecks && (await openCandidate({ ...candidate, apiRoot }));
    const started = performance.now();
    const unopened = !skipChecks && !isOpened;
    const { live } = await activate({
      ...candidate,
      why: 'activate',
      skippedChecks: skipChecks,
      unopened,
      onWithdrawn: tellWithdrawn,
    });
    print(`Проверка совместимости и включение: ${formatSeconds(started)}`);
    const names = apps.map((app) => `${app} ${live[app]}`).join(', ');
    print(`${names} на канале ${channel}. Без правил и типов ${formatSeconds(begun)}`);
  });

await runReleaseCommand(command, explainBuild);

/** The message names the last user of the channel, who can release there again what fits. */
function tellWithdrawn({ channel, by, reasons }: Conflict): void {
  print(`Канал ${channel} (${by}) не подходит к новому и закончен, его посетители получают stable:`);
  for (const reason of reasons) print(`  — ${reason}`);
}

/**
 * If the back end does not serve a call of a release, the page would have empty places, and the release itself would
 * give no error.
 */
async function compareCalls(root: string, versions: AppVersions, apiRoot: string | null): Promise<void> {
  const reasons = apiRoot && (await compareWithBackEnd(root, versions, apiRoot));
  if (!reasons) print('Вызовы не сверены: сервера данных нет, или он не рассказывает о них');
  else if (reasons.length > 0) throw new ReleaseRejected(reasons);
}

/**
 * Only a set that passed the other checks is opened in a browser, because their messages say more. This happens before
 * the activation, so that other releases do not wait.
 */
async function openCandidate(candidate: Candidate): Promise<boolean> {
  const reasons = await checkVersions(candidate.root, candidate.versions, candidate.channel);
  if (reasons.length > 0) throw new ReleaseRejected(reasons);
  // Playwright is loaded only for a set that is opened: that takes a second.
  const { tryInBrowser } = await import('./try-in-browser');
  return tryInBrowser(candidate, print);
}

function explainBuild(error: unknown): string | null {
  return error instanceof BuildFailed ? `Не собирается, ничего не изменено:\n${error.message}` : null;
}

async function checkAll(apps: readonly AppName[], checks: readonly Check[]): Promise<void> {
  for (const app of apps) await checkApp(app, checks, print);
}

interface Publication {
  readonly root: string;
  readonly area: AppName;
  readonly version: string;
  /** Whether the user named this version, so it must exist already. */
  readonly isNamed: boolean;
  /** Nothing is published before its tests have passed. */
  readonly tested: Promise<void>;
}

async function makePublished(publication: Publication): Promise<void> {
  const { root, area, version, isNamed } = publication;
  if (!existsSync(releaseFolder(root, area, version))) {
    if (isNamed) throw new ReleaseRejected([`выпуска ${area} ${version} нет; какие есть, покажет npm run releases`]);
    await buildAndPublish(publication);
  } else print(`${area} ${version} уже собран и опубликован`);
}

async function checkoutVersions(apps: readonly AppName[]): Promise<AppVersions> {
  const { sourceVersions } = await import('../version/source-version');
  return sourceVersions(apps);
}

async function buildAndPublish({ root, area, version, tested }: Publication): Promise<void> {
  // Webpack is loaded only for a build.
  const { buildApp } = await import('../build-app');
  const { root: checkout } = await import('../sources/app');
  await withDraft(root, async (draft) => {
    const started = performance.now();
    const { sizes, dirty } = await buildApp({ name: area, version, folder: join(checkout, area), out: draft });
    if (dirty) print('В рабочей копии есть изменения не из коммита: это останется в выпуске');
    const weight = `скрипты ${formatKilobytes(sizes.script)}, стили ${formatKilobytes(sizes.style)}`;
    print(`Сборка ${area} ${version}: ${formatSeconds(started)} (${weight})`);
    await tested;
    const built = performance.now();
    await publish(root, draft);
    print(`Публикация: ${formatSeconds(built)}`);
  });
}
