import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { AppName } from '@zapovednik/platform/routes';
import { withBuilders } from 'deploy-build/builders';
import { localApps } from 'deploy-build/local-apps';
import { sourceBytes } from 'deploy-build/sources/hash-of-paths';
import { sourceVersions } from 'deploy-build/version/source-version';
import { activate } from 'deploy-releases/actions/activate';
import { publish } from 'deploy-releases/actions/publish';
import { type AppVersions, appsOf } from 'deploy-releases/app-names';
import { readChannel } from 'deploy-releases/channels/channel';
import { forEachConcurrently } from 'deploy-releases/registry/for-each-concurrently';
import { ReleaseRejected } from 'deploy-releases/release-rejected';
import { withDraft } from 'deploy-releases/store/draft';
import { releaseFolder } from 'deploy-releases/store/release-store';
import { copyBuild } from './copy-build';
import { type Difference, planStart } from './start-plan';

/** The apps that a start did not take from the checkout. */
export interface LeftLive {
  readonly differences: readonly Difference[];
  /**
   * The reasons why the checkout does not fit the releases of the teams, for example because its branch is older.
   * Empty: the checkout is live.
   */
  readonly refused: readonly string[];
}

/**
 * Makes the apps of this checkout live, unchecked, except those that a team has released. Builds the apps that have no
 * release yet. If they do not fit the live set, it stays unchanged.
 * @param print called with each line of progress
 */
export async function releaseLocalApps(
  root: string,
  channel: string,
  print: (line: string) => void,
): Promise<LeftLive> {
  const now = await readChannel(root, channel);
  const { take, differences } = planStart(now, await sourceVersions(localApps()));
  await buildMissing(root, take, print);
  try {
    await activate({ root, channel, versions: take, why: 'activate', unchecked: true });
    return { differences, refused: [] };
  } catch (error) {
    if (!(error instanceof ReleaseRejected) || now.live.shell === undefined) throw error;
    return { differences, refused: error.reasons };
  }
}

async function buildMissing(root: string, versions: AppVersions, print: (line: string) => void): Promise<void> {
  const missing = appsOf(versions)
    .map((app) => ({ app, version: versions[app] ?? '' }))
    .filter(({ app, version }) => !existsSync(releaseFolder(root, app, version)));
  if (missing.length === 0) return;
  print(`Собираем, частей: ${missing.length} (${missing.map(({ app }) => app).join(', ')})`);
  // The first start builds all apps and keeps the processors busy, so webpack's cache is stored only from the first
  // edit on.
  const isKept = missing.length < localApps().length;
  let ready = 0;
  await withBuilders((build) =>
    forEachConcurrently(availableParallelism(), largestFirst(missing), async ({ app, version }) => {
      const started = Date.now();
      await withDraft(root, async (draft) => {
        await copyBuild({ app, version, isKept }, draft, build);
        await publish(root, draft);
      });
      ready += 1;
      print(`  ${ready}/${missing.length} ${app} ${version}: ${((Date.now() - started) / 1000).toFixed(1)} с`);
    }),
  );
}

/**
 * Sorts the shell first, because it bundles all shared modules, then the apps by size. So no processor is idle while
 * the last app is built.
 */
function largestFirst<T extends { readonly app: AppName }>(apps: readonly T[]): T[] {
  const codeOf = new Map(apps.map(({ app }) => [app, app === 'shell' ? Number.POSITIVE_INFINITY : sourceBytes(app)]));
  return [...apps].sort((one, other) => (codeOf.get(other.app) ?? 0) - (codeOf.get(one.app) ?? 0));
}
