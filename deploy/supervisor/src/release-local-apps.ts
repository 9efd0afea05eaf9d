import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { withBuilders } from 'deploy-build/builders';
import { localApps } from 'deploy-build/local-apps';
import { sourceVersion } from 'deploy-build/source-version';
import { activate } from 'deploy-releases/activate';
import type { AppVersions } from 'deploy-releases/app-names';
import { readChannel } from 'deploy-releases/channel';
import { withDraft } from 'deploy-releases/draft';
import { forEachConcurrently } from 'deploy-releases/for-each-concurrently';
import { areaFile } from 'deploy-releases/manifest';
import { publish } from 'deploy-releases/publish';
import { releaseFolder } from 'deploy-releases/release-store';
import type { AppName } from 'shared-contracts/routes';
import { copyBuild } from './copy-build';

/**
 * Releases the apps of this checkout: builds those whose sources have no release yet, and makes them live. An app that was built before
 * stays at its live version, so a rollback survives a restart.
 * @param print called with each line of progress
 */
export async function releaseLocalApps(root: string, channel: string, print: (line: string) => void): Promise<void> {
  const { live } = await readChannel(root, channel);
  const versions: AppVersions = {};
  const apps = localApps();
  const stale = apps
    .map((app) => ({ app, version: sourceVersion(app) }))
    .filter(({ app, version }) => {
      const built = existsSync(releaseFolder(root, app, version));
      if (!built || !live[app]) versions[app] = version;
      return !built;
    });
  if (stale.length > 0)
    print(`Собираем ${stale.length} из ${apps.length} частей: ${stale.map(({ app }) => app).join(', ')}`);
  let ready = 0;
  await withBuilders((build) =>
    forEachConcurrently(availableParallelism(), largestFirst(stale), async ({ app, version }) => {
      const started = Date.now();
      await withDraft(root, async (draft) => {
        await copyBuild(app, version, draft, build);
        await publish(root, draft);
      });
      ready += 1;
      print(`  ${ready}/${stale.length} ${app} ${version}: ${((Date.now() - started) / 1000).toFixed(1)} с`);
    }),
  );
  await activate({ root, channel, versions, why: 'activate' });
}

/** Those with the most code, so that no processor is idle while the last one is built. */
function largestFirst<T extends { readonly app: AppName }>(apps: readonly T[]): T[] {
  const codeOf = new Map(apps.map(({ app }) => [app, areaFileOf(app).budgets.script]));
  return [...apps].sort((one, other) => (codeOf.get(other.app) ?? 0) - (codeOf.get(one.app) ?? 0));
}

const areaFileOf = (app: AppName) =>
  areaFile.parse(JSON.parse(readFileSync(join(import.meta.dirname, '../../..', app, 'area.json'), 'utf8')));
