import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppVersions } from 'deploy-releases/app-names';
import type { AppName } from 'shared-contracts/routes';
import * as z from 'zod/mini';
import { readRoutes } from '../descriptors';
import { routesOf } from '../routes-of';
import { root } from '../sources/app';
import { sharedModules } from '../sources/shared-modules';
import { releaseTypes } from '../types/release-types';
import { appInputs } from './app-inputs';
import { readTools, type Tools } from './tools';

const packageFile = z.object({ version: z.string() });
const setting = z.optional(z.unknown());
/** The part of a package file that changes what a build makes of its modules. */
const moduleSettings = z.object({ type: setting, sideEffects: setting, exports: setting, imports: setting });

const read = (file: string) => readFileSync(join(root, file));

/**
 * The versions of apps for the current sources: each its own version plus a hash of everything that its release is made of. Equal
 * inputs give an equal version before anything is built, so an existing build is used again. A change elsewhere gives no new one.
 */
export async function sourceVersions(apps: readonly AppName[]): Promise<AppVersions> {
  const tools = await readTools();
  const versions = apps.map(async (app): Promise<[AppName, string]> => [app, await versionOf(app, tools)]);
  return Object.fromEntries(await Promise.all(versions));
}

async function versionOf(name: AppName, tools: Tools): Promise<string> {
  const { version } = packageFile.parse(JSON.parse(String(read(`${name}/package.json`))));
  const { files, packages, supplied } = await appInputs({ name, folder: join(root, name) }, tools);
  const contents = files.map((file) => ({ file, content: read(file) }));
  const described = {
    packages,
    contracts: moduleSettings.parse(JSON.parse(String(read('shared-contracts/package.json')))),
    required: sharedModules,
    types: await releaseTypes(supplied),
    // A release lists the pages that it leads to, also those that it names by their addresses only.
    routes: routesOf(contents.map(({ content }) => content).join('\n'), await readRoutes()),
  };
  const hash = createHash('sha256').update(JSON.stringify(described));
  for (const { file, content } of contents) hash.update('\0').update(file).update('\0').update(content);
  return `${version}-${hash.digest('hex').slice(0, 8)}`;
}
