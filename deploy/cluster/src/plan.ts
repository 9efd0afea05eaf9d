import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from 'deploy-network/free-port';
import { findPostgres } from 'e2e/database/find-postgres';
import { DATABASE, OWNER } from './database/names';
import { Server } from './database/server';
import { userOfPostgres } from './database/user-of-postgres';
import type { Program } from './processes/kept-process';
import { prometheusProgram } from './prometheus';
import { proxyProgram } from './proxy/program';
import { redisProgram } from './redis';
import type { RolesPlan } from './roles';
import { Secrets } from './secrets';
import { storeProgram, storeSettings } from './store';

export interface PlanOptions {
  /** All data, logs and secrets. */
  readonly folder: string;
  readonly releases: string;
  /** Of shoppers; 0: a free one. */
  readonly port: number;
  /**
   * More settings of gateways, and of APIs and jobs.
   *
   * @param root where the calls of the shop are answered
   * @param origin the shop's address for people
   */
  readonly settings: (root: string, origin: string) => Promise<RolesPlan['settings']>;
  /** Whether Prometheus collects the figures of all processes. */
  readonly withPrometheus: boolean;
  /** The address by which a gateway reaches the APIs. By default that of the proxy, `root`. */
  readonly wayOf?: ((gateway: string, root: string) => Promise<string>) | undefined;
}

/** Which program runs where, with its files written. */
export interface Plan {
  readonly port: number;
  /** The primary, whichever it is. */
  readonly databaseUrl: string;
  readonly databaseFile: string;
  readonly postgres: readonly [Server, Server];
  /** What the roles need besides PostgreSQL. */
  readonly services: readonly Program[];
  /** The socket of its administration. */
  readonly proxySocket: string;
  readonly roles: RolesPlan;
  /** Where everything is, for people. */
  readonly places: readonly string[];
}

const withFigures = <T>(all: readonly T[]) =>
  Promise.all(all.map(async (one) => ({ ...one, figures: await freePort() })));

const freePorts = (names: readonly string[]) =>
  Promise.all(names.map(async (name) => ({ name, port: await freePort() })));

export async function planCluster(options: PlanOptions): Promise<Plan> {
  const { folder, releases, settings, wayOf } = options;
  mkdirSync(folder, { recursive: true });
  // The user of PostgreSQL passes through it. What is in it is private.
  chmodSync(folder, 0o711);
  const secrets = new Secrets(join(folder, 'secrets'));
  const logs = join(folder, 'logs');
  mkdirSync(logs, { recursive: true, mode: 0o700 });
  const placeOf = (name: string) => ({ folder: join(folder, name), logFile: join(logs, `${name}.log`) });
  const [gateways, apis, [jobs], servers] = await Promise.all([
    freePorts(['gateway-1', 'gateway-2']).then(withFigures),
    freePorts(['api-1', 'api-2']).then(withFigures),
    freePorts(['jobs']).then(withFigures),
    freePorts(['postgres-1', 'postgres-2']),
  ]);
  const ports = {
    shop: options.port || (await freePort()),
    calls: await freePort(),
    primary: await freePort(),
    figures: await freePort(),
  };
  const others = { redis: await freePort(), store: await freePort(), prometheus: await freePort() };

  const password = secrets.get('postgres');
  const [one, other] = servers.map((server) => {
    const place = { ...server, ...placeOf(server.name) };
    return new Server({ ...place, password, programs: findPostgres(), user: userOfPostgres() });
  });
  if (!one || !other || !jobs) throw new Error('The cluster lacks a process');
  const proxy = proxyProgram({ ...placeOf('haproxy'), ports, gateways, apis, postgres: servers });
  const roles = [...gateways, ...apis, jobs];
  const figuresOf = (all: readonly { readonly figures: number }[]) => all.map(({ figures }) => figures);
  const watched = {
    haproxy: [ports.figures],
    ...{ gateway: figuresOf(gateways), api: figuresOf(apis), jobs: figuresOf([jobs]) },
  };
  const root = `http://127.0.0.1:${ports.calls}`;
  const origin = `http://shop.localhost:${ports.shop}`;
  const databaseUrl = `postgres://${OWNER}:${password}@127.0.0.1:${ports.primary}/${DATABASE}`;
  const more = await settings(root, origin);
  return {
    port: ports.shop,
    databaseUrl,
    databaseFile: secrets.put('database-url', databaseUrl),
    postgres: [one, other],
    services: [
      redisProgram({ ...placeOf('redis'), port: others.redis, password: secrets.get('redis') }),
      storeProgram({ ...placeOf('store'), port: others.store }),
      proxy,
      ...(options.withPrometheus
        ? [prometheusProgram({ ...placeOf('prometheus'), port: others.prometheus, watched })]
        : []),
    ],
    proxySocket: proxy.socket,
    roles: {
      folder,
      origin,
      gateways: await Promise.all(
        gateways.map(async (each) => ({ ...each, apiRoot: wayOf ? await wayOf(each.name, root) : root })),
      ),
      apis,
      jobs,
      releases,
      databaseFile: secrets.file('database-url'),
      redisFile: secrets.put('redis-url', `redis://:${secrets.get('redis')}@127.0.0.1:${others.redis}`),
      cookieKeyFile: secrets.file('cookie-key'),
      linkKeyFile: secrets.file('link-key'),
      settings: { gateway: more.gateway, backEnd: { ...storeSettings(others.store), ...more.backEnd } },
      logOf: (name) => placeOf(name).logFile,
    },
    places: [
      `магазин      ${origin}/`,
      ...roles.map(({ name, port }) => `${name.padEnd(12)} http://127.0.0.1:${port}/readyz`),
      `HAProxy      http://127.0.0.1:${ports.figures}/ (состояние), /metrics`,
      ...(options.withPrometheus ? [`Prometheus   http://127.0.0.1:${others.prometheus}/`] : []),
      ...servers.map(({ name, port }) => `${name.padEnd(12)} 127.0.0.1:${port}`),
      `основная     127.0.0.1:${ports.primary}, через HAProxy`,
      `Redis        127.0.0.1:${others.redis}`,
      `файлы (S3)   http://127.0.0.1:${others.store}/`,
      `журналы      ${logs}`,
      `адреса и пароли: ${join(folder, 'secrets')}`,
    ],
  };
}
