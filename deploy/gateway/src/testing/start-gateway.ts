import { mkdtempSync, rmSync } from 'node:fs';
import { request as send } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { trustedProxies } from 'deploy-network/trusted-proxies';
import type { Config } from '../config/config';
import { LIMITS, type Limits } from '../http/limits';
import { createGateway } from '../server';
import { fakeBackEnd } from './fake-back-end';
import { goLive, writeReleases } from './fake-releases';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
  readonly text: string;
}

interface Ask {
  host?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Signs overrides in tests. */
export const OVERRIDE_KEY = 'a key for overrides in tests';

/** A gateway with stand-in releases and a stand-in back end, and a way to send it requests for any host. */
export async function startGateway(
  answer?: Parameters<typeof fakeBackEnd>[0],
  changes: Partial<Config> = {},
  log?: Parameters<typeof createGateway>[1],
  limits: Partial<Limits> = {},
) {
  const releases = mkdtempSync(join(tmpdir(), 'gateway-'));
  writeReleases(releases, '1.0.0');
  goLive(releases, '1.0.0');
  const backEnd = await fakeBackEnd(answer);
  const config: Config = {
    PORT: 0,
    PUBLIC_ORIGIN: 'http://shop.localhost',
    TRUSTED_PROXIES: trustedProxies.parse(undefined),
    RENDER_LIMIT: 1_000_000,
    API_ROOT: backEnd.root,
    RELEASES: releases,
    RELEASES_CACHE: join(releases, 'cache'),
    CHANNEL: 'stable',
    COOKIE_KEY: 'a key of the tests only',
    CAPTCHA_SCRIPT_URL: 'https://www.google.com/recaptcha/api.js',
    CARROT_SCRIPT_URL: 'https://cdn.carrotquest.app/api.min.js',
    CARROT_ORIGINS: ['https://*.carrotquest.app', 'wss://*.carrotquest.app'],
    MAPBOX_STYLE_URL: 'mapbox://styles/mapbox/streets-v12',
    MAP_ORIGINS: [],
    MINDBOX_SCRIPT_URL: 'https://api.mindbox.ru/scripts/v1/tracker.js',
    METRIKA_SCRIPT_URL: 'https://mc.yandex.ru/metrika/tag.js',
    OVERRIDE_KEY: OVERRIDE_KEY,
    CONNECTIONS_PER_ADDRESS: 1_000,
    LOG_LEVEL: 'silent',
    ...changes,
  };
  const app = await createGateway(config, log, { ...LIMITS, ...limits });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  const ask = (path: string, { host = 'shop.localhost', method = 'GET', headers = {}, body }: Ask = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const outgoing = send({ port, path, method, agent: false, headers: { host, ...headers } }, async (incoming) => {
        const chunks: Buffer[] = [];
        for await (const chunk of incoming) chunks.push(chunk);
        const bytes = Buffer.concat(chunks);
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          body: bytes,
          text: bytes.toString('utf8'),
        });
      });
      outgoing.on('error', reject);
      outgoing.end(body);
    });

  return {
    app,
    ask,
    port,
    backEnd,
    releases,
    async close() {
      await app.close();
      await backEnd.close();
      rmSync(releases, { recursive: true, force: true });
    },
  };
}

export type TestGateway = Awaited<ReturnType<typeof startGateway>>;
