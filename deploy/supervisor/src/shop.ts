import { join } from 'node:path';
import type { Settings } from './config';
import { keptKey } from './kept-key';
import { type Watched, watchOver } from './watched';

const script = (name: string) => join(import.meta.dirname, `../../${name}/src/start.ts`);

/** The back end, on a free port. */
export const startApi = (settings: Settings, say: (line: string) => void): Promise<Watched> =>
  watchOver({
    name: 'Сервер данных',
    script: script('api'),
    portSetting: 'API_PORT',
    port: '0',
    env: { DATA_DIR: settings.dataDir },
    say,
  });

interface GatewayPlace {
  readonly port: string;
  readonly apiRoot: string;
  readonly releases: string;
  readonly channel?: string;
}

export const startGateway = (
  settings: Settings,
  { port, apiRoot, releases, channel }: GatewayPlace,
  say: (line: string) => void,
): Promise<Watched> =>
  watchOver({
    name: 'Шлюз',
    script: script('gateway'),
    portSetting: 'PORT',
    port,
    env: {
      BASE_HOST: settings.baseHost,
      API_ROOT: apiRoot,
      RELEASES: releases,
      ...(channel && { CHANNEL: channel }),
      RELEASES_CACHE: join(settings.dataDir, 'releases-cache'),
      COOKIE_KEY: settings.cookieKey ?? keptKey(settings.dataDir),
    },
    say,
  });
