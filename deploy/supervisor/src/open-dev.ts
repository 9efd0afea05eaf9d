import { join } from 'node:path';
import { devReleases } from 'deploy-build/dev/dev-releases';
import { serveArea } from 'deploy-build/dev/serve-area';
import { watchArea } from 'deploy-build/dev/watch-area';
import { openRegistry } from 'deploy-releases/open-registry';
import { IncompleteChannel, type ReleaseSet } from 'deploy-releases/registry';
import type { AreaName } from 'shared-contracts/routes';
import { type Settings, withPort } from './config';
import { releaseCheckout } from './release-checkout';
import { type Running, say, saying } from './running';
import { startGateway } from './shop';
import { startBackEnd } from './start-back-end';

interface AreaAtWork {
  readonly area: AreaName;
  /** Its sources. */
  readonly folder: string;
}

/** Opens the shop with one area from its sources, rebuilt at each change; answers its address when it is ready. */
export async function openDev(wanted: Settings, { area, folder }: AreaAtWork, running: Running): Promise<string> {
  const { settings, release } = await withPort(wanted);
  const [backEnd, released] = await Promise.all([startBackEnd(settings, running), releasedSet(settings)]);
  const releases = await devReleases(join(settings.dataDir, 'dev-releases'), area, released);
  const files = await saying(`Сборка ${area} из исходников`, firstBuild());
  const place = { ...backEnd, port: '0', releases: releases.root, channel: releases.channel };
  const gateway = await running.add(startGateway(settings, place, say));
  const serving = { area, files, port: Number(settings.port), gatewayPort: gateway.port };
  await release();
  await running.add(serveArea(serving));
  return `${settings.publicOrigin}/`;

  /** Builds at each change from now on; answers who serves the files when the first build is live. */
  async function firstBuild() {
    let ready = () => {};
    const built = new Promise<void>((resolve) => {
      ready = resolve;
    });
    const watched = watchArea({
      part: { name: area, folder },
      releases: releases.areaFolder,
      onError: (message) => say(`\n${area} не собирается:\n${message}\n`),
      async onBuilt(manifest) {
        await releases.goLive(manifest);
        say(`${area} ${manifest.version}`);
        ready();
      },
    });
    await running.add(Promise.resolve(watched));
    await built;
    return watched.serve;
  }
}

/** What is live; a checkout that has released nothing yet does it now. */
async function releasedSet({ releases, dataDir }: Settings): Promise<ReleaseSet> {
  const place = releases ?? join(dataDir, 'releases');
  const { readSet } = openRegistry(place, join(dataDir, 'releases-cache'));
  try {
    return await readSet('stable');
  } catch (error) {
    if (!(error instanceof IncompleteChannel) || releases) throw error;
    await saying('Сборка', releaseCheckout(place, 'stable', say));
    return readSet('stable');
  }
}
