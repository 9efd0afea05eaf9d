import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppName } from '@zapovednik/platform/routes';
import { appName, byName, versionName } from '../app-names';
import { hasErrorCode } from '../has-error-code';
import { type ReleaseContract, releaseContract } from './contract';
import { type ReleaseManifest, releaseManifest } from './manifest';
import { type ReleaseTypes, releaseTypes, TYPES_FILE } from './types';

/** A release in a folder. */
export interface LiveRelease {
  readonly manifest: ReleaseManifest;
  /** The folder of the release. */
  readonly folder: string;
}

export const releaseFolder = (root: string, app: string, version: string) =>
  join(root, appName.parse(app), versionName.parse(version));

/** Reads `release.json`. Rejects when it is missing or invalid. */
export async function readRelease(root: string, app: AppName, version: string): Promise<LiveRelease> {
  const folder = releaseFolder(root, app, version);
  return { manifest: await readManifest(folder), folder };
}

export async function readManifest(folder: string): Promise<ReleaseManifest> {
  return releaseManifest.parse(JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')));
}

export async function readContract(folder: string): Promise<ReleaseContract> {
  return releaseContract.parse(JSON.parse(await readFile(join(folder, 'contract.json'), 'utf8')));
}

export async function readTypes(folder: string): Promise<ReleaseTypes> {
  return releaseTypes.parse(JSON.parse(await readFile(join(folder, TYPES_FILE), 'utf8')));
}

/** The apps that have releases in a folder, in order. */
export async function listApps(root: string): Promise<AppName[]> {
  const names = await readdir(root).catch((error: unknown) => {
    if (hasErrorCode(error, 'ENOENT')) return [];
    throw error;
  });
  return names.flatMap((name) => appName.safeParse(name).data ?? []).sort(byName);
}

/** The available releases of an app, newest first. */
export async function listReleases(root: string, app: AppName): Promise<ReleaseManifest[]> {
  const names = await readdir(join(root, app)).catch((error: unknown) => {
    if (hasErrorCode(error, 'ENOENT')) return [];
    throw error;
  });
  const found = await Promise.all(names.map((name) => readManifest(join(root, app, name)).catch(() => null)));
  return found.filter((manifest) => manifest !== null).sort((one, other) => other.builtAt.localeCompare(one.builtAt));
}

/** Every file of a release except its manifest, with the paths of the manifest. */
export async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((name) => name !== 'release.json')
    .sort();
}
