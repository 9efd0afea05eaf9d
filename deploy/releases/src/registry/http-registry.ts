import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writeFileAtomically } from 'deploy-lock/write-file-atomically';
import { channelName } from '../app-names';
import { type ChannelFile, channelFile, channelJson, channelPath, readChannel } from '../channels/channel';
import { releaseFolder } from '../store/release-store';
import { fetchRelease, requestRegistry } from './fetch-release';
import { type Registry, registryOf } from './registry';
import { UnknownVersions } from './unknown-versions';

/**
 * A registry at an http(s) address: any object store or CDN that serves the files of the folder. Releases are downloaded into a cache
 * folder, each file checked by its hash. The channel is requested with its ETag. While the registry is down the last good set stays,
 * also after a restart.
 */
export function httpRegistry(address: string, cacheFolder: string): Registry {
  const base = address.replace(/\/+$/, '');
  const cache = resolve(cacheFolder);
  const received = new Map<string, { etag: string | null; file: ChannelFile }>();

  async function channelOf(channel: string): Promise<ChannelFile> {
    const known = received.get(channel);
    const response = await requestRegistry(`${base}/channels/${channelName.parse(channel)}.json`, known?.etag);
    if (response.status === 304 && known) return known.file;
    const file = channelFile.parse(await response.json());
    received.set(channel, { etag: response.headers.get('etag'), file });
    return file;
  }

  const registry = registryOf(cache, channelOf, (app, version) => fetchRelease(base, cache, app, version));
  const lastGood = registryOf(cache, (channel) => readChannel(cache, channel), registry.readRelease);
  const savedSets = new Map<string, string>();
  const unknown = new UnknownVersions();

  return {
    ...registry,
    // An address tells its changes only when it is asked.
    watch: () => () => {},
    // Any client can request any version here. Versions in a channel are trusted.
    readRelease(app, version) {
      const read = () => registry.readRelease(app, version);
      const isCached = existsSync(join(releaseFolder(cache, app, version), 'release.json'));
      return isCached ? read() : unknown.lookUp(`${app}/${version}`, read);
    },
    async readSet(channel) {
      try {
        const set = await registry.readSet(channel);
        // Stable too, because a channel takes missing apps from it.
        for (const [name, { file }] of savedSets.get(channel) === set.id ? [] : received) {
          await writeFileAtomically(channelPath(cache, name), channelJson(file));
        }
        savedSets.set(channel, set.id);
        return set;
      } catch (error) {
        // When nothing is cached, the original error is more useful than the one about the cache.
        return await lastGood.readSet(channel).catch(() => Promise.reject(error));
      }
    },
  };
}
