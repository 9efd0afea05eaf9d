import { join } from 'node:path';
import type { AreaName } from '@zapovednik/platform/routes';
import { devReleases } from 'deploy-build/dev/dev-releases';
import { serveArea } from 'deploy-build/dev/serve-area';
import { ServerErrors } from 'deploy-build/dev/server-errors';
import { waitForGateway } from 'deploy-build/dev/wait-for-gateway';
import { watchArea } from 'deploy-build/dev/watch-area';
import { localApps } from 'deploy-build/local-apps';
import { acquireLock, LockHeld } from 'deploy-lock/file-lock';
import { openRegistry } from 'deploy-releases/registry/open-registry';
import { IncompleteChannel, type ReleaseSet } from 'deploy-releases/registry/registry';
import { ReleaseRejected } from 'deploy-releases/release-rejected';
import { type EnvironmentSettings, reserveShopPort, type Settings } from './config/config';
import { print, type RunningServices, withProgress } from './processes/running-services';
import { releaseLocalApps } from './releases/release-local-apps';
import { startGateway } from './shop';
import { findOrStartBackEnd } from './start-back-end';

interface DevArea {
  readonly area: AreaName;
  /** The area's sources. */
  readonly folder: string;
}

/**
 * Starts a shop with one area from its sources, which is rebuilt at each change. It can run next to a shop on the same
 * data. Returns its address, and its port on this machine, when it is ready.
 */
export async function startDev(configured: EnvironmentSettings, { area, folder }: DevArea, running: RunningServices) {
  const { settings, release } = await reserveShopPort(configured, true);
  const devFolder = join(settings.dataDir, 'dev-releases', area);
  await running.add(lockDevArea(devFolder, area));
  const [backEnd, released] = await Promise.all([findOrStartBackEnd(settings, running), releasedSet(settings)]);
  const releases = await devReleases(devFolder, area, released);
  let gatewayPort: number | null = null;
  let serverErrors: ServerErrors | null = null;
  const { serve, readStack, settled } = await withProgress(`Сборка ${area} из исходников`, firstBuild());
  const { root, channel } = releases;
  const errors = new ServerErrors({ area, readStack, onError: (text) => print(`\n${text}\n`) });
  serverErrors = errors;
  const readLog = (line: string) => errors.readLine(line);
  const gateway = await running.add(
    startGateway(settings, { ...backEnd, port: 0, releases: root, channel, readLog }, print),
  );
  gatewayPort = gateway.port;
  await release();
  await running.add(
    serveArea({ area, files: serve, readStack, serverErrors: errors, settled, port: settings.port, gatewayPort }),
  );
  return { url: `${settings.publicOrigin}/`, port: settings.port };

  /** Starts building at each change. Resolves when the first build is live. */
  async function firstBuild() {
    let ready = () => {};
    const built = new Promise<void>((resolve) => {
      ready = resolve;
    });
    const watched = watchArea({
      app: { name: area, folder },
      releases: releases.areaFolder,
      onError: (message) => print(`\n${area} не собирается:\n${message}\n`),
      async onBuilt(manifest) {
        await releases.goLive(manifest);
        if (gatewayPort !== null) await waitForGateway(gatewayPort, area, manifest.version);
        serverErrors?.clear();
        print(`${area} ${manifest.version}`);
        ready();
      },
    });
    await running.add(Promise.resolve(watched));
    await built;
    return watched;
  }
}

/** Only one process may develop an area, because two would remove each other's builds. */
async function lockDevArea(folder: string, area: AreaName): Promise<{ stop: () => Promise<void> }> {
  try {
    const unlock = await acquireLock(`${folder}.lock`, 0);
    return { stop: async () => unlock() };
  } catch (error) {
    throw error instanceof LockHeld ? new ReleaseRejected([`npm run dev -- ${area} уже работает`]) : error;
  }
}

/** The live set. A checkout with unreleased apps releases them now. */
async function releasedSet({ releases, dataDir }: Settings): Promise<ReleaseSet> {
  const folder = releases ?? join(dataDir, 'releases');
  const { readSet } = openRegistry(folder, join(dataDir, 'releases-cache'));
  const set = await readSet('stable').catch((error: unknown) => {
    if (error instanceof IncompleteChannel && !releases) return null;
    throw error;
  });
  if (set && (releases || localApps().every((app) => set.apps[app]))) return set;
  await withProgress('Сборка', releaseLocalApps(folder, 'stable', print));
  return readSet('stable');
}
