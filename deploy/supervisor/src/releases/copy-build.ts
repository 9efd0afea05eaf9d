import { existsSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppName } from '@zapovednik/platform/routes';
import type { Build } from 'deploy-build/builders';
import { BuildFailed } from 'deploy-build/sources/build-failed';

const checkout = join(import.meta.dirname, '../../../..');

interface WantedBuild {
  readonly app: AppName;
  readonly version: string;
  /** Whether webpack's cache is stored for the next build of this app. */
  readonly isKept: boolean;
}

/**
 * Copies the build of an app into `out`. A version identifies its sources, so every shop of this checkout uses one build, which is
 * cached in `.cache/builds`.
 */
export async function copyBuild({ app, version, isKept }: WantedBuild, out: string, build: Build): Promise<void> {
  const cached = join(checkout, '.cache/builds', app, version);
  if (!existsSync(cached)) {
    const draft = `${cached}.${process.pid}`;
    await mkdir(draft, { recursive: true });
    await named(app, build({ name: app, version, folder: join(checkout, app), out: draft, isKept }));
    // Another shop may have written the same build first.
    await rename(draft, cached).catch(() => rm(draft, { recursive: true, force: true }));
  }
  await cp(cached, out, { recursive: true });
}

/** Adds the name of the app to the error of a failed build. */
async function named(app: AppName, building: Promise<void>): Promise<void> {
  try {
    await building;
  } catch (error) {
    if (error instanceof BuildFailed) throw new BuildFailed(`${app} не собирается:\n${error.message}`);
    throw error;
  }
}
