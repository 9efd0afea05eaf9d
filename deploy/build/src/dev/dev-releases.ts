import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AreaName } from '@zapovednik/platform/routes';
import { writeFileAtomically } from 'deploy-lock/write-file-atomically';
import type { AppVersions } from 'deploy-releases/app-names';
import { channelJson, channelPath } from 'deploy-releases/channels/channel';
import type { LiveRelease, ReleaseSet } from 'deploy-releases/registry/registry';
import { manifestJson, type ReleaseManifest } from 'deploy-releases/store/manifest';
import { releaseFolder } from 'deploy-releases/store/release-store';

const CHANNEL = 'dev';

/** A folder of releases for development: released versions of every app except the area in development. */
export interface DevReleases {
  readonly root: string;
  readonly channel: typeof CHANNEL;
  /** The folder of the area's rebuilds. */
  readonly areaFolder: string;
  /** Makes a rebuild live without checks: in development an app may be broken. */
  readonly goLive: (manifest: ReleaseManifest) => Promise<void>;
}

/** Creates the folder again, with links to the released apps, and the development build of the shell. */
export async function devReleases(root: string, area: AreaName, released: ReleaseSet): Promise<DevReleases> {
  await rm(root, { recursive: true, force: true });
  const live: AppVersions = {};
  for (const release of Object.values(released.apps)) {
    const { app } = release.manifest;
    if (app === area) continue;
    live[app] = release.manifest.version;
    await (app === 'shell' ? linkShell(root, release) : link(root, release));
  }
  const goLive = async ({ version }: Pick<ReleaseManifest, 'version'>) => {
    const file = { live: { ...live, [area]: version }, history: [] };
    await writeFileAtomically(channelPath(root, CHANNEL), channelJson(file));
  };
  return { root, channel: CHANNEL, areaFolder: join(root, area), goLive };
}

async function link(root: string, { manifest, folder }: LiveRelease): Promise<void> {
  const target = releaseFolder(root, manifest.app, manifest.version);
  await mkdir(dirname(target), { recursive: true });
  await symlink(folder, target);
}

/** Uses the shell's `web-dev/` as its `web/`. */
async function linkShell(root: string, { manifest, folder }: LiveRelease): Promise<void> {
  const target = releaseFolder(root, 'shell', manifest.version);
  await mkdir(target, { recursive: true });
  await symlink(join(folder, 'server'), join(target, 'server'));
  await symlink(join(folder, 'web-dev'), join(target, 'web'));
  const files = Object.entries(manifest.files)
    .filter(([name]) => !name.startsWith('web/'))
    .map(([name, hash]) => [name.replace(/^web-dev\//, 'web/'), hash]);
  await writeFile(join(target, 'release.json'), manifestJson({ ...manifest, files: Object.fromEntries(files) }));
}
