import { createHash } from 'node:crypto';
import type { AppName } from '@zapovednik/platform/routes';
import * as z from 'zod/mini';
import { type AppVersions, appsOf, appVersions, versionName } from '../app-names';
import { type ChannelFile, readChannel, STABLE } from '../channels/channel';
import { watchChannels } from '../channels/watch-channels';
import { type LiveRelease, readRelease } from '../store/release-store';

export type { LiveRelease } from '../store/release-store';

/** The exact versions of the shell and of each live area for a document. */
export interface ReleaseSet {
  /** Equal sets have equal ids. */
  readonly id: string;
  readonly apps: Readonly<Record<AppName, LiveRelease>>;
}

/** Reads releases and channels. Only folders can be written: `publish`, `activate`. */
export interface Registry {
  /** The local folder of releases: `<folder>/<app>/<version>/web/…`. */
  readonly folder: string;
  /** The live versions of a channel, and its history. */
  readonly readChannel: (channel: string) => Promise<ChannelFile>;
  /** The live set. Returns the same object while nothing changes. Rejects with {@link IncompleteChannel}. */
  readonly readSet: (channel: string) => Promise<ReleaseSet>;
  /** One release, live or not: for tabs with an older set, and for overrides. Rejects when it does not exist. */
  readonly readRelease: (app: AppName, version: string) => Promise<LiveRelease>;
  /**
   * Calls `onChange` soon after a channel has changed, where that can be noticed; returns the function that ends this.
   * See {@link watchChannels}.
   */
  readonly watch: (onChange: () => void) => () => void;
}

/** Nothing is live yet: the channel has no shell. */
export class IncompleteChannel extends Error {
  override name = 'IncompleteChannel';
}

/** Releases in a folder. */
export function folderRegistry(folder: string): Registry {
  const registry = registryOf(
    folder,
    (channel) => readChannel(folder, channel),
    (app, version) => readRelease(folder, app, version),
  );
  return { ...registry, watch: (onChange) => watchChannels(folder, onChange) };
}

/** A registry with the given functions to read channels and releases. Releases never change, so each is read once. */
export function registryOf(
  folder: string,
  channelOf: (channel: string) => Promise<ChannelFile>,
  releaseOf: Registry['readRelease'],
): Omit<Registry, 'watch'> {
  const releases = new Map<string, Promise<LiveRelease>>();
  const sets = new Map<string, ReleaseSet>();

  const readOnce: Registry['readRelease'] = (app, version) => {
    const key = `${app}/${version}`;
    const reading = releases.get(key) ?? releaseOf(app, version);
    releases.set(key, reading);
    reading.catch(() => releases.delete(key));
    return reading;
  };

  /** A channel has its own versions and takes the others from stable. */
  async function liveOn(channel: string): Promise<AppVersions> {
    const { live } = await channelOf(channel);
    if (channel === STABLE) return live;
    return { ...(await channelOf(STABLE)).live, ...live };
  }

  return {
    folder,
    readChannel: channelOf,
    readRelease: readOnce,
    async readSet(channel) {
      const live = await liveOn(channel);
      const known = sets.get(channel);
      const versions = requireShell(channel, live);
      if (known?.id === idOf(versions)) return known;
      const set = await setOf(versions, readOnce);
      sets.set(channel, set);
      return set;
    },
  };
}

/** A version of the shell and of each live area. */
export const setVersions = z.intersection(z.object({ shell: versionName }), appVersions);
export type SetVersions = z.infer<typeof setVersions>;

function requireShell(channel: string, live: AppVersions): SetVersions {
  const versions = setVersions.safeParse(live);
  if (versions.success) return versions.data;
  throw new IncompleteChannel(`${channel}: no live release of the shell`);
}

/** The versions of a set. */
export const versionsOf = ({ apps }: Pick<ReleaseSet, 'apps'>): AppVersions =>
  Object.fromEntries(Object.values(apps).map(({ manifest }) => [manifest.app, manifest.version]));

/** Equal versions have equal ids, whatever their order. */
const idOf = (versions: SetVersions) => {
  const pairs = appsOf(versions).map((app) => [app, versions[app]]);
  return createHash('sha256').update(JSON.stringify(pairs)).digest('hex').slice(0, 12);
};

/** The set of these versions. */
export async function setOf(versions: SetVersions, read: Registry['readRelease']): Promise<ReleaseSet> {
  const { shell: shellVersion, ...areas } = versions;
  const [shell, ...others] = await Promise.all([
    read('shell', shellVersion),
    ...appsOf(areas).map((area) => read(area, versions[area] ?? '')),
  ]);
  const apps: Record<string, LiveRelease> = Object.fromEntries(
    others.map((release) => [release.manifest.app, release]),
  );
  return { id: idOf(versions), apps: { ...apps, shell } };
}
