import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AppName, AreaName } from '@zapovednik/platform/routes';
import { appName, byName } from 'deploy-releases/app-names';
import { root } from './sources/app';

/** The apps of this checkout: the folders with an `area.json`, the shell first. */
export const localApps = (): AppName[] =>
  readdirSync(root)
    .filter((name) => existsSync(join(root, name, 'area.json')))
    .flatMap((name) => appName.safeParse(name).data ?? [])
    .sort(byName);

export const localAreas = (): AreaName[] => localApps().filter((app) => app !== 'shell');
