import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { AppName } from 'shared-contracts/routes';
import * as z from 'zod/mini';
import { root } from '../sources/app';

const packageFile = z.object({ version: z.string() });

/** The files that the build of an app reads in addition to its own folder. */
const COMMON_PATHS = [
  'shared-contracts',
  'deploy/build',
  'deploy/releases/src/manifest.ts',
  'deploy/releases/src/contract.ts',
  'deploy/releases/src/json-schema.ts',
  'deploy/releases/src/types.ts',
  'package-lock.json',
  'tsconfig.base.json',
];
const IGNORED = /(^|\/)(node_modules|dist|testing)(\/|$)|\.(test|journey)\.tsx?$|\.md$/;

/**
 * The version of an app for the current sources: its own version plus a hash of everything that its build reads. Equal sources give an
 * equal version, so an existing build is reused.
 */
export function sourceVersion(name: AppName): string {
  const { version } = packageFile.parse(JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')));
  return `${version}-${hashOfPaths([name, ...COMMON_PATHS])}`;
}

/** A short hash of all sources in these files and folders of the repository, except for tests. */
export function hashOfPaths(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesOf(join(root, path)))) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 8);
}

function filesOf(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !IGNORED.test(relative(root, file)))
    .sort();
}
