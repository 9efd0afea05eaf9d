import { join } from 'node:path';
import { answers } from './processes/answers';
import type { Program } from './processes/kept-process';
import type { Behind } from './proxy/config';

type Settings = Readonly<Record<string, string>>;

/** A process of a role. */
interface Role extends Behind {
  /** The port of its figures for Prometheus. */
  readonly figures: number;
}

export interface RolesPlan {
  /** The folder of the cluster: what roles may lose. */
  readonly folder: string;
  readonly origin: string;
  readonly gateways: readonly (Role & { readonly apiRoot: string })[];
  readonly apis: readonly Role[];
  readonly jobs: Role;
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
  const program = ({ name, port, figures }: Role, file: string, env: Settings): Program => ({
    name,
    command: process.execPath,
    args: [join(roles, file)],
    env: { ...everyone, OTEL_METRICS_EXPORTER: 'prometheus', OTEL_EXPORTER_PROMETHEUS_PORT: String(figures), ...env },
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
    ...apis.map((role) =>
      program(role, 'back-end/api.mjs', { ...backEnd, API_PORT: String(role.port), DATA_DIR: join(folder, role.name) }),
    ),
    program(jobs, 'back-end/jobs.mjs', { ...backEnd, JOBS_PORT: String(jobs.port) }),
    ...gateways.map((role) =>
      program(role, 'gateway/gateway.mjs', {
        PORT: String(role.port),
        GATEWAY_HOST: '127.0.0.1',
        API_ROOT: role.apiRoot,
        RELEASES: releases,
        RELEASES_CACHE: join(folder, role.name, 'releases'),
        REDIS_URL_FILE: plan.redisFile,
        COOKIE_KEY_FILE: plan.cookieKeyFile,
        ...settings.gateway,
      }),
    ),
  ];
}
