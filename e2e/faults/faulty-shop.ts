import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AppName, AreaName } from '@zapovednik/platform/routes';
import { localAreas } from 'deploy-build/local-apps';
import { changeChannel, readChannel } from 'deploy-releases/channels/channel';
import { newAddress } from '../shop/new-address';
import { startShop } from '../shop/start-shop';
import { startBackEnd } from './back-end';
import { type AreaFault, faultyVersion, publishFaulty } from './faulty-area';

interface Answer {
  readonly status: number;
  readonly set: string;
  readonly text: string;
}

/** A separate shop in which one area at a time can be broken, and the back end can be disconnected. */
export async function startFaultyShop(logFile: string) {
  const data = await mkdtemp(join(tmpdir(), 'faulty-shop-'));
  const backEnd = await startBackEnd(data);
  const shop = await startShop(logFile, { DATA_DIR: data, API_ROOT: backEnd.root, LOG_LEVEL: 'info' });
  const { releases } = shop;
  for (const area of localAreas())
    for (const breakage of ['start', 'switch'] as const) await publishFaulty(releases, area, breakage);
  const { live } = await readChannel(releases, 'stable');

  /** Sends a request as a new visitor. */
  const ask = (path: string, host = 'shop.localhost') =>
    new Promise<Answer>((resolve, reject) => {
      const headers = { host: `${host}:${shop.port}`, 'x-forwarded-for': newAddress() };
      get({ port: shop.port, path, headers }, async (incoming) => {
        let text = '';
        for await (const chunk of incoming) text += chunk;
        resolve({ status: incoming.statusCode ?? 0, set: String(incoming.headers['x-release-set']), text });
      }).on('error', reject);
    });

  /** Activates versions without the checks of an activation, and waits until the gateway uses them. */
  async function goLive(versions: Partial<Record<AppName, string>>) {
    const { set: before } = await ask('/test/?debug=1');
    let same = true;
    await changeChannel(releases, 'stable', async (now) => {
      same = Object.entries(versions).every(([app, version]) =>
        Object.entries(now.live).some(([p, v]) => p === app && v === version),
      );
      return { ...now, live: { ...now.live, ...versions } };
    });
    while (!same && (await ask('/test/?debug=1')).set === before)
      await new Promise((resolve) => setTimeout(resolve, 50));
  }

  return {
    ...shop,
    backEnd,
    releases,
    live,
    ask,
    goLive,
    breakArea: (area: AreaName, breakage: AreaFault) => goLive({ [area]: faultyVersion(breakage) }),
    mend: () => goLive(live),
    log: () => readFile(logFile, 'utf8'),
    /** The lines of the log that processes wrote as JSON. */
    logLines: async (): Promise<unknown[]> =>
      (await readFile(logFile, 'utf8')).split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line)] : [])),
    async stop() {
      await shop.stop();
      await backEnd.stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}

export type FaultyShop = Awaited<ReturnType<typeof startFaultyShop>>;
