import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { root } from './webpack/app';

const packageFile = z.object({ version: z.string() });

/** The folders in which shared-contracts finds its packages, the nearest first. */
const folders = createRequire(join(root, 'shared-contracts/package.json')).resolve.paths('x') ?? [];

/** The version of a package as it is installed, whatever a package.json asks for. Throws when it is not. */
export function installedVersion(name: string): string {
  const file = folders.map((folder) => join(folder, name, 'package.json')).find((path) => existsSync(path));
  if (!file) throw new Error(`${name} is not installed`);
  return packageFile.parse(JSON.parse(readFileSync(file, 'utf8'))).version;
}
