import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AppName } from 'shared-contracts/routes';
import { activate } from '../activate';
import { type ChannelFile, channelPath } from '../channel';
import { publish } from '../publish';
import { releaseFolder } from '../release-store';
import { writeWhole } from '../write-whole';
import { testApps } from './apps';
import { type ReleaseParts, writeRelease } from './write-release';

/** A folder of releases for one test, with version 1 of everything live on `stable`. */
export interface TemporaryStore {
  readonly root: string;
  /** Builds and publishes a small release. */
  readonly release: (area: AppName, version: string, parts?: ReleaseParts) => Promise<void>;
  readonly goLive: (area: AppName, version: string, channel?: string) => ReturnType<typeof activate>;
  /** Changes a file of a published release behind everybody's back. */
  readonly damage: (area: AppName, version: string) => Promise<void>;
  readonly remove: () => Promise<void>;
}

export async function temporaryStore(): Promise<TemporaryStore> {
  const root = await mkdtemp(join(tmpdir(), 'releases-'));
  const store: TemporaryStore = {
    root,
    async release(area, version, parts) {
      await publish(root, await writeRelease(join(root, `built-${area}-${version}`), area, version, parts));
    },
    goLive: (area, version, channel = 'stable') =>
      activate({ root, channel, versions: { [area]: version }, why: 'activate' }),
    damage: (area, version) => appendFile(join(releaseFolder(root, area, version), 'web/entry.js'), ' '),
    remove: () => rm(root, { recursive: true, force: true }),
  };
  for (const app of testApps) await writeRelease(releaseFolder(root, app, '1'), app, '1');
  const live = Object.fromEntries(testApps.map((app) => [app, '1']));
  const first = { from: null, to: '1', at: new Date(0).toISOString(), by: 'nobody', why: 'activate' } as const;
  const file: ChannelFile = { live, history: testApps.map((area) => ({ area, ...first })) };
  await writeWhole(channelPath(root, 'stable'), JSON.stringify(file));
  return store;
}
