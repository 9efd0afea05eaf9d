import { join } from 'node:path';
import { sandboxSettings } from 'deploy-partners/settings';
import type { Settings } from './config';
import { keptKey } from './kept-key';
import { type Watched, watchOver } from './watched';

/** What of the environment is set, empty values left out. */
const set = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value ? [[name, value]] : [])));

const script = (name: string) => join(import.meta.dirname, `../../${name}/src/start.ts`);

/** The sandboxes of outside services, on a free port. */
export const startPartners = (say: (line: string) => void): Promise<Watched> =>
  watchOver({
    name: 'Песочницы партнёров',
    script: script('partners'),
    portSetting: 'PARTNERS_PORT',
    port: '0',
    env: {},
    say,
  });

/**
 * The back end, on a free port. It speaks to the sandboxes, except where the environment names a real service.
 *
 * @param partnersRoot Where the sandboxes answer.
 */
export const startApi = (settings: Settings, partnersRoot: string, say: (line: string) => void): Promise<Watched> =>
  watchOver({
    name: 'Сервер данных',
    script: script('api'),
    portSetting: 'API_PORT',
    port: '0',
    env: { ...sandboxSettings(partnersRoot), ...set(process.env), DATA_DIR: settings.dataDir },
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
