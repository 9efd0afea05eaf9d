import { join } from 'node:path';
import { goLive, writeReleases } from 'deploy-gateway/testing/fake-releases';
import { freePort } from 'deploy-network/free-port';
import { type RoleProcess, startRole } from './role-process';

/** A shop of bundled roles with traces and metrics. */
export interface TracedRoles {
  readonly shopPort: number;
  readonly apiPort: number;
  /** The text that Prometheus reads of each role. */
  readonly metrics: () => Promise<Readonly<Record<RoleName, string>>>;
  readonly processes: readonly RoleProcess[];
}

const ROLES = ['gateway', 'api', 'jobs'] as const;
type RoleName = (typeof ROLES)[number];

interface TracedRolesOptions {
  /** With the bundles. */
  readonly folder: string;
  readonly databaseUrl: string;
  /** More settings of all roles. */
  readonly settings: Readonly<Record<string, string>>;
}

/** Starts a gateway with stand-in releases, an api and jobs, whose metrics can be read. */
export async function startTracedRoles({ folder, databaseUrl, settings }: TracedRolesOptions): Promise<TracedRoles> {
  const ports = { gateway: await freePort(), api: await freePort(), jobs: await freePort() };
  const processes: RoleProcess[] = [];
  const start = (role: RoleName, env: Readonly<Record<string, string>>) => {
    const process = startRole(join(folder, role === 'gateway' ? 'gateway' : 'back-end', `${role}.mjs`), {
      PUBLIC_ORIGIN: 'http://shop.localhost',
      OTEL_METRICS_EXPORTER: 'prometheus',
      OTEL_EXPORTER_PROMETHEUS_PORT: String(ports[role]),
      ...settings,
      ...env,
    });
    processes.push(process);
    return process;
  };
  writeReleases(join(folder, 'releases'), '1.0.0');
  goLive(join(folder, 'releases'), '1.0.0');
  const backEnd = { DATABASE_URL: databaseUrl, LINK_KEY: 'a-key-of-the-links-of-the-test' };
  const api = start('api', { ...backEnd, DATA_DIR: join(folder, 'data') });
  const jobs = start('jobs', backEnd);
  const [apiPort] = await Promise.all([api.port(), jobs.port()]);
  const gateway = start('gateway', {
    PORT: '0',
    API_ROOT: `http://127.0.0.1:${apiPort}`,
    RELEASES: join(folder, 'releases'),
    COOKIE_KEY: 'a-key-of-the-cookies-of-the-test',
  });
  const shopPort = await gateway.port();
  const read = async (role: RoleName) => (await fetch(`http://127.0.0.1:${ports[role]}/metrics`)).text();
  return {
    shopPort,
    apiPort,
    processes,
    metrics: async () => ({ gateway: await read('gateway'), api: await read('api'), jobs: await read('jobs') }),
  };
}
