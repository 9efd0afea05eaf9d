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
import { readChannel } from 'deploy-releases/channel';
import { withDraft } from 'deploy-releases/draft';
import { forEachConcurrently } from 'deploy-releases/for-each-concurrently';
import { ReleaseRejected } from 'deploy-releases/release-rejected';
import { releaseFolder } from 'deploy-releases/release-store';
import { copyBuild } from './copy-build';
import { type Difference, planStart } from './start-plan';

/** What a start could not or would not take from the checkout. */
export interface LeftLive {
  readonly differences: readonly Difference[];
  /** Why the checkout does not fit what teams have released: of an older branch, for instance. Empty: it is live. */
  readonly refused: readonly string[];
}

/**
 * Opens the apps of this checkout, unchecked, except those that a team has released: builds what has no release yet, and makes it live.
 * If it does not fit what is live, that stays.
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
  // The first start builds all apps, and its processors have enough to do: what webpack has read is kept from the first edit on.
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

/** The shell, which bundles what it supplies to all, then those with the most code: no processor is idle while the last one is built. */
function largestFirst<T extends { readonly app: AppName }>(apps: readonly T[]): T[] {
  const codeOf = new Map(apps.map(({ app }) => [app, app === 'shell' ? Number.POSITIVE_INFINITY : sourceBytes(app)]));
  return [...apps].sort((one, other) => (codeOf.get(other.app) ?? 0) - (codeOf.get(one.app) ?? 0));
}
