import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppName } from '@zapovednik/platform/routes';
import type { AppVersions } from 'deploy-releases/app-names';
import * as z from 'zod/mini';
import { root } from '../sources/app';
import { readRoutes } from '../sources/descriptors';
import { routesOf } from '../sources/routes-of';
import { suppliedModules } from '../sources/shared-modules';
import { releaseTypes } from '../types/release-types';
import { appInputs } from './app-inputs';
import { readTools, type Tools } from './tools';

const packageFile = z.object({ version: z.string() });
const setting = z.optional(z.unknown());
/** The fields of package.json that affect the build of its modules. */
const moduleSettings = z.object({ type: setting, sideEffects: setting, exports: setting, imports: setting });

const read = (file: string) => readFileSync(join(root, file));

const contractPackages = () =>
  readdirSync(join(root, 'shared-contracts'))
    .map((name) => `shared-contracts/${name}/package.json`)
    .filter((file) => existsSync(join(root, file)));

/**
 * The versions of apps for the current sources: the app's own version plus a hash of all inputs of its release. Equal
 * inputs give an equal version before the build, so an existing build can be used again. A change elsewhere does not
 * change the version.
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
    contracts: contractPackages().map((file) => moduleSettings.parse(JSON.parse(String(read(file))))),
    required: suppliedModules,
    types: await releaseTypes(supplied),
    // A release lists the pages that it links to, also those that it names only by address.
    routes: routesOf(contents.map(({ content }) => content).join('\n'), await readRoutes()),
  };
  const hash = createHash('sha256').update(JSON.stringify(described));
  for (const { file, content } of contents) hash.update('\0').update(file).update('\0').update(content);
  return `${version}-${hash.digest('hex').slice(0, 8)}`;
}
