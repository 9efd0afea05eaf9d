import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from 'deploy-network/free-port';
import { findPostgres } from 'e2e/database/find-postgres';
import { DATABASE, OWNER } from './database/names';
import { Server } from './database/server';
import { userOfPostgres } from './database/user-of-postgres';
import { answers } from './processes/answers';
import type { Program } from './processes/kept-process';
import { proxyConfig } from './proxy/config';
import { redisProgram } from './redis';
import type { RolesPlan } from './roles';
import { Secrets } from './secrets';

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
  readonly redis: Program;
  readonly proxy: Program;
  /** The socket of its administration. */
  readonly proxySocket: string;
  readonly roles: RolesPlan;
  /** Where everything is, for people. */
  readonly places: readonly string[];
}

const freePorts = (names: readonly string[]) =>
  Promise.all(names.map(async (name) => ({ name, port: await freePort() })));

export async function planCluster({ folder, releases, port, settings, wayOf }: PlanOptions): Promise<Plan> {
  mkdirSync(folder, { recursive: true });
  // The user of PostgreSQL passes through it. What is in it is private.
  chmodSync(folder, 0o711);
  const secrets = new Secrets(join(folder, 'secrets'));
  const logs = join(folder, 'logs');
  mkdirSync(logs, { recursive: true, mode: 0o700 });
  const logOf = (name: string) => join(logs, `${name}.log`);
  const [gateways, apis, [jobs], servers] = await Promise.all([
    freePorts(['gateway-1', 'gateway-2']),
    freePorts(['api-1', 'api-2']),
    freePorts(['jobs']),
    freePorts(['postgres-1', 'postgres-2']),
  ]);
  const [redisPort, shop, calls, primary, figures] = await Promise.all(
    [0, port, 0, 0, 0].map((wanted) => wanted || freePort()),
  );
  const password = secrets.get('postgres');
  const [one, other] = servers.map(({ name, port }) => {
    const place = { name, port, folder: join(folder, name), logFile: logOf(name) };
    return new Server({ ...place, password, programs: findPostgres(), user: userOfPostgres() });
  });
  if (!one || !other || !jobs || !redisPort || !shop || !calls || !primary || !figures)
    throw new Error('No free ports');

  const proxyFolder = join(folder, 'haproxy');
  mkdirSync(proxyFolder, { recursive: true, mode: 0o700 });
  const proxySocket = join(proxyFolder, 'admin.sock');
  const proxyFile = join(proxyFolder, 'haproxy.cfg');
  const ports = { shop, calls, primary, figures };
  writeFileSync(proxyFile, proxyConfig({ socket: proxySocket, ports, gateways, apis, postgres: servers }));

  const root = `http://127.0.0.1:${calls}`;
  const origin = `http://shop.localhost:${shop}`;
  const databaseUrl = `postgres://${OWNER}:${password}@127.0.0.1:${primary}/${DATABASE}`;
  const databaseFile = secrets.put('database-url', databaseUrl);
  return {
    port: shop,
    databaseUrl,
    databaseFile,
    postgres: [one, other],
    redis: redisProgram({
      folder: join(folder, 'redis'),
      port: redisPort,
      password: secrets.get('redis'),
      logFile: logOf('redis'),
    }),
    proxy: {
      name: 'haproxy',
      command: 'haproxy',
      args: ['-db', '-f', proxyFile],
      endSignal: 'SIGTERM',
      logFile: logOf('haproxy'),
      isReady: () => answers(figures, '/metrics'),
    },
    proxySocket,
    roles: {
      folder,
      origin,
      gateways: await Promise.all(
        gateways.map(async (one) => ({ ...one, apiRoot: wayOf ? await wayOf(one.name, root) : root })),
      ),
      apis,
      jobs,
      releases,
      databaseFile,
      redisFile: secrets.put('redis-url', `redis://:${secrets.get('redis')}@127.0.0.1:${redisPort}`),
      cookieKeyFile: secrets.file('cookie-key'),
      linkKeyFile: secrets.file('link-key'),
      settings: await settings(root, origin),
      logOf,
    },
    places: [
      `магазин      ${origin}/`,
      ...[...gateways, ...apis, jobs].map(({ name, port }) => `${name.padEnd(12)} http://127.0.0.1:${port}/readyz`),
      `HAProxy      http://127.0.0.1:${figures}/ (состояние), /metrics`,
      ...servers.map(({ name, port }) => `${name.padEnd(12)} 127.0.0.1:${port}`),
      `основная     127.0.0.1:${primary}, через HAProxy`,
      `Redis        127.0.0.1:${redisPort}`,
      `журналы      ${logs}`,
      `адреса и пароли: ${join(folder, 'secrets')}`,
    ],
  };
}
