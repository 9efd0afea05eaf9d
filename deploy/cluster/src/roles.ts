import { join } from 'node:path';
import { answers } from './processes/answers';
import type { Program } from './processes/kept-process';
import type { Behind } from './proxy/config';

type Settings = Readonly<Record<string, string>>;

export interface RolesPlan {
  /** The folder of the cluster: what roles may lose. */
  readonly folder: string;
  readonly origin: string;
  readonly gateways: readonly (Behind & { readonly apiRoot: string })[];
  readonly apis: readonly Behind[];
  readonly jobs: Behind;
  readonly releases: string;
  /** Files with `DATABASE_URL` and `REDIS_URL`. */
  readonly databaseFile: string;
  readonly redisFile: string;
  readonly cookieKeyFile: string;
  readonly linkKeyFile: string;
  /** More settings of gateways, and of APIs and jobs. */
  readonly settings: { readonly gateway: Settings; readonly backEnd: Settings };
  readonly logOf: (name: string) => string;
}

/** Each process gets its own settings only: a gateway has neither the database's address nor the key of links. */
export function rolePrograms(plan: RolesPlan, roles: string): readonly Program[] {
  const { folder, origin, gateways, apis, jobs, releases, settings, logOf } = plan;
  const everyone = { PUBLIC_ORIGIN: origin, LOG_LEVEL: 'warn', TRUSTED_PROXIES: 'loopback' };
  const program = (name: string, file: string, port: number, env: Settings): Program => ({
    name,
    command: process.execPath,
    args: [join(roles, file)],
    env: { ...everyone, ...env },
    endSignal: 'SIGTERM',
    logFile: logOf(name),
    isReady: () => answers(port, '/readyz'),
  });
  const backEnd = {
    DATABASE_URL_FILE: plan.databaseFile,
    REDIS_URL_FILE: plan.redisFile,
    LINK_KEY_FILE: plan.linkKeyFile,
    ...settings.backEnd,
  };
  return [
    ...apis.map(({ name, port }) =>
      program(name, 'back-end/api.mjs', port, { ...backEnd, API_PORT: String(port), DATA_DIR: join(folder, name) }),
    ),
    program(jobs.name, 'back-end/jobs.mjs', jobs.port, { ...backEnd, JOBS_PORT: String(jobs.port) }),
    ...gateways.map(({ name, port, apiRoot }) =>
      program(name, 'gateway/gateway.mjs', port, {
        PORT: String(port),
        GATEWAY_HOST: '127.0.0.1',
        API_ROOT: apiRoot,
        RELEASES: releases,
        RELEASES_CACHE: join(folder, name, 'releases'),
        REDIS_URL_FILE: plan.redisFile,
        COOKIE_KEY_FILE: plan.cookieKeyFile,
        ...settings.gateway,
      }),
    ),
  ];
}
