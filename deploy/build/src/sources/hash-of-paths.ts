import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './app';

const IGNORED = /(^|\/)(node_modules|dist|testing)(\/|$)|\.(test|journey)\.tsx?$|\.md$/;

/** A short hash of all sources in these files and folders of the repository, except for tests. */
export function hashOfPaths(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(sourcesIn)) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 8);
}

/** The size of all sources at this path of the repository. */
export const sourceBytes = (path: string): number =>
  sourcesIn(path).reduce((sum, file) => sum + statSync(join(root, file)).size, 0);

/** The files at this path of the repository without tests and documents, relative to its root, sorted. */
export function sourcesIn(path: string): string[] {
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !IGNORED.test(file))
    .sort();
}
