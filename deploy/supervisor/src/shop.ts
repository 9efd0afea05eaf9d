import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { settingNames as apiSettings } from 'deploy-api/start/config';
import { settingNames as gatewaySettings } from 'deploy-gateway/config/config';
import { isPublicOrigin } from 'deploy-network/public-origin';
import { settingNames as partnersSettings } from 'deploy-partners/config';
import {
  browserSandboxSettings,
  demoBackOffice,
  gatewaySandboxSettings,
  sandboxSettings,
} from 'deploy-partners/settings';
import type { Settings } from './config/config';
import { storedKey } from './config/stored-key';
import { childEnvironment } from './processes/child-environment';
import { collectedAfterStart, halfNewSpace, littleNewSpace, littleWasm } from './processes/little-memory';
import { lineWriter, logOf, quietLevel } from './processes/log-file';
import { runTask } from './processes/run-task';
import { type SupervisedProcess, supervise } from './processes/supervised-process';

/** The variables of the environment with a value. */
const nonEmpty = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value ? [[name, value]] : [])));

/**
 * Settings of the sandboxes without the services that are configured in the environment: a real account is not mixed
 * with a sandbox account.
 */
function withoutConfigured(sandboxes: Record<string, string>, env: Record<string, string>): Record<string, string> {
  const serviceOf = (name: string) => name.slice(0, name.indexOf('_') + 1);
  const real = new Set(Object.keys(env).map(serviceOf));
  return Object.fromEntries(Object.entries(sandboxes).filter(([name]) => !real.has(serviceOf(name))));
}

const script = (name: string, file = 'start.ts') => join(import.meta.dirname, `../../${name}/src/${file}`);

/**
 * Whether the data is demonstration data and only this machine can reach the shop. Then the back office moves new
 * orders automatically.
 */
function isDemonstration({ publicOrigin }: Settings): boolean {
  const { SEED, DATABASE_URL } = process.env;
  return !isPublicOrigin(publicOrigin) && (SEED === 'demo' || (!SEED && !DATABASE_URL));
}

/**
 * Starts the sandboxes of third-party services, on a free port.
 *
 * @param apiRoot The back end's address for their calls and callbacks.
 */
export const startPartners = (
  settings: Settings,
  apiRoot: string,
  print: (line: string) => void,
): Promise<SupervisedProcess> =>
  supervise({
    name: 'Песочницы партнёров',
    script: script('partners'),
    portSetting: 'PARTNERS_PORT',
    port: '0',
    log: logOf(settings, 'partners'),
    nodeOptions: [...littleNewSpace, ...collectedAfterStart],
    env: {
      ...quietLevel(settings),
      ...demoBackOffice,
      ...(isDemonstration(settings) && { ORDER_PACE: '60' }),
      ...childEnvironment(process.env, partnersSettings),
      API_ROOT: apiRoot,
      PUBLIC_ORIGIN: settings.publicOrigin,
    },
    print,
  });

/** The gateway's metrics have the port of the setting, by default OpenTelemetry's, and those of the back end the next one. */
const metricsAfterGateway = ({ OTEL_METRICS_EXPORTER, OTEL_EXPORTER_PROMETHEUS_PORT }: NodeJS.ProcessEnv) =>
  OTEL_METRICS_EXPORTER && { OTEL_EXPORTER_PROMETHEUS_PORT: String(Number(OTEL_EXPORTER_PROMETHEUS_PORT || 9464) + 1) };

interface ApiOptions {
  readonly port: number;
  /** The address of the sandboxes. Null: a public shop has none. */
  readonly partnersRoot: string | null;
}

/**
 * Starts the back end. It uses the sandboxes, except for real services that are configured in the environment. A database of its own that
 * is not there yet is filled by a process that ends.
 */
export async function startApi(
  settings: Settings,
  { port, partnersRoot }: ApiOptions,
  print: (line: string) => void,
): Promise<SupervisedProcess> {
  const name = 'Сервер данных';
  const log = logOf(settings, 'api');
  const env = {
    ...quietLevel(settings),
    ...(partnersRoot && withoutConfigured(sandboxSettings(partnersRoot), nonEmpty(process.env))),
    LINK_KEY: storedKey(settings.dataDir, 'link-key'),
    ...childEnvironment(process.env, apiSettings),
    ...metricsAfterGateway(process.env),
    DATA_DIR: settings.dataDir,
    PUBLIC_ORIGIN: settings.publicOrigin,
  };
  if (!process.env.DATABASE_URL && !existsSync(join(settings.dataDir, 'api', 'database')))
    await runTask({ name, script: script('api', 'fill.ts'), env, log });
  return supervise({
    name,
    script: script('api'),
    portSetting: 'API_PORT',
    port: String(port),
    log,
    nodeOptions: [...littleNewSpace, ...littleWasm, ...collectedAfterStart],
    env,
    print,
  });
}

interface GatewayOptions {
  /** 0: any free one. */
  readonly port: number;
  readonly apiRoot: string;
  /** The address of the sandboxes. Null: address services work only if a real one is configured. */
  readonly partnersRoot: string | null;
  readonly releases: string;
  readonly channel?: string;
  /** Called with each line of its log. */
  readonly readLog?: (line: string) => void;
}

const sandboxesOfGateway = ({ publicOrigin }: Settings, root: string) => ({
  ...gatewaySandboxSettings(root),
  ...(!isPublicOrigin(publicOrigin) && browserSandboxSettings(root)),
});

const both = (one: (line: string) => void, other: (line: string) => void) => (line: string) => {
  one(line);
  other(line);
};

export const startGateway = (
  settings: Settings,
  { port, apiRoot, partnersRoot, releases, channel, readLog }: GatewayOptions,
  print: (line: string) => void,
): Promise<SupervisedProcess> =>
  supervise({
    name: 'Шлюз',
    script: script('gateway', 'start.mjs'),
    portSetting: 'PORT',
    port: String(port),
    log: readLog ? both(lineWriter(logOf(settings, 'gateway')), readLog) : logOf(settings, 'gateway'),
    nodeOptions: [...halfNewSpace, ...collectedAfterStart],
    env: {
      ...quietLevel(settings),
      ...childEnvironment(process.env, gatewaySettings),
      ...(partnersRoot && withoutConfigured(sandboxesOfGateway(settings, partnersRoot), nonEmpty(process.env))),
      PUBLIC_ORIGIN: settings.publicOrigin,
      API_ROOT: apiRoot,
      RELEASES: releases,
      ...(channel && { CHANNEL: channel }),
      RELEASES_CACHE: join(settings.dataDir, 'releases-cache'),
      COOKIE_KEY: settings.cookieKey ?? storedKey(settings.dataDir, 'cookie-key'),
    },
    print,
  });
