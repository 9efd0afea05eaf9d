import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { root } from './app';

const packageFile = z.object({ version: z.string() });

/** The folders from which the contracts resolve their packages, the nearest first. */
const folders = createRequire(join(root, 'shared-contracts/platform/package.json')).resolve.paths('x') ?? [];

/** The installed version of a package; the range in package.json is ignored. Throws when it is not installed. */
export function installedVersion(name: string): string {
  const file = folders.map((folder) => join(folder, name, 'package.json')).find((path) => existsSync(path));
  if (!file) throw new Error(`${name} is not installed`);
  return packageFile.parse(JSON.parse(readFileSync(file, 'utf8'))).version;
}
