import { join } from 'node:path';
import type { FileCacheOptions } from 'webpack';
import { hashOfPlaces } from '../source-version';
import { root } from './app';

/**
 * What webpack keeps between builds. It knows when a source has changed, but not when a loader of ours or a package has:
 * with another state of those nothing is taken from the cache.
 */
export const cacheOf = (name: string): FileCacheOptions => ({
  type: 'filesystem',
  cacheDirectory: join(root, '.cache/webpack'),
  name,
  version: hashOfPlaces(['deploy/build', 'package-lock.json']),
});
