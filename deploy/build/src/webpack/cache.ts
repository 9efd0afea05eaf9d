import { join } from 'node:path';
import type { FileCacheOptions } from 'webpack';
import { type App, root } from '../sources/app';
import { hashOfPaths } from '../sources/hash-of-paths';

/**
 * Webpack's cache between builds. Webpack detects a changed source, but not a changed loader of ours or a changed
 * package, so the cache key contains their state.
 */
export const cacheOf = (name: string, { isKept = true }: Pick<App, 'isKept'>): FileCacheOptions => ({
  type: 'filesystem',
  readonly: !isKept,
  cacheDirectory: join(root, '.cache/webpack'),
  name,
  version: hashOfPaths(['deploy/build', 'package-lock.json']),
});
