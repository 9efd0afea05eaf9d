import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AppName } from '@zapovednik/platform/routes';
import { writeFileAtomically } from 'deploy-lock/write-file-atomically';
import { activate } from '../actions/activate';
import { publish } from '../actions/publish';
import { type ChannelFile, channelJson, channelPath } from '../channels/channel';
import { releaseFolder } from '../store/release-store';
import { testApps } from './apps';
import { type ReleaseOptions, writeRelease } from './write-release';

/** A folder of releases for one test. */
export interface TemporaryStore {
  readonly root: string;
  /** Builds and publishes a small release. */
  readonly release: (app: AppName, version: string, options?: ReleaseOptions) => Promise<void>;
  readonly goLive: (app: AppName, version: string, channel?: string) => ReturnType<typeof activate>;
  /** Changes a file of a published release without updating its manifest. */
  readonly damage: (app: AppName, version: string) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/**
 * Creates a folder of releases with version 1 of every app live on `stable`.
 * @param later versions that went live later, in this order: `{ 'mf-catalog': ['2', '3'] }`
 */
export async function temporaryStore(
  later: Readonly<Partial<Record<AppName, readonly string[]>>> = {},
): Promise<TemporaryStore> {
  const root = await mkdtemp(join(tmpdir(), 'releases-'));
  const store: TemporaryStore = {
    root,
    async release(app, version, options) {
      await publish(root, await writeRelease(join(root, `built-${app}-${version}`), app, version, options));
    },
    goLive: (app, version, channel = 'stable') =>
      activate({ root, channel, versions: { [app]: version }, why: 'activate' }),
    damage: (app, version) => appendFile(join(releaseFolder(root, app, version), 'web/entry.js'), ' '),
    remove: () => rm(root, { recursive: true, force: true }),
  };
  const file: ChannelFile = { live: {}, history: [] };
  for (const app of testApps) {
    for (const to of ['1', ...(later[app] ?? [])]) {
      await writeRelease(releaseFolder(root, app, to), app, to);
      const from = file.live[app] ?? null;
      file.history.unshift({ app, from, to, at: new Date(0).toISOString(), by: 'nobody', why: 'activate' });
      file.live[app] = to;
    }
  }
  await writeFileAtomically(channelPath(root, 'stable'), channelJson(file));
  return store;
}
