import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unlimitedOrders } from 'deploy-api/testing/unlimited-orders';
import { buildRoles } from 'deploy-production/bundle/build-roles';
import { type RoleProcess, startRole } from 'e2e/database/role-process';
import { temporaryPostgres } from 'e2e/database/temporary-postgres';
import { temporaryRedis } from 'e2e/database/temporary-redis';
import { startApi } from '../catalogue/api-process';
import { runStatement } from '../catalogue/fresh-database';

/** The roles of production on one machine, with the demonstration's data as a shop's own. */
export interface Production {
  readonly port: number;
  readonly apiRoot: string;
  /** Process ids by the name of the role. */
  readonly processes: Readonly<Record<string, number>>;
  readonly stop: () => Promise<void>;
}

const ORIGIN = 'http://shop.localhost';
const KEYS = { cookies: 'a key of the bench for cookies', links: 'a key of the bench for links' };

/**
 * Builds the roles and starts one process of each, with PostgreSQL and Redis.
 * @param releases the folder of releases that the gateway shows
 */
export async function startProduction(releases: string): Promise<Production> {
  const folder = await mkdtemp(join(tmpdir(), 'production-'));
  const ends: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of ends.reverse()) await end();
  };
  try {
    const postgres = await temporaryPostgres('synchronous_commit=on', 'shared_buffers=512MB');
    ends.push(postgres.stop);
    const redis = await temporaryRedis('bench');
    ends.push(redis.stop);
    await buildRoles(folder);
    const filling = await startApi(1, postgres.url);
    await filling.stop();
    // The roles refuse a demonstration.
    await runStatement(postgres.url, 'delete from demo_data');

    const start = (role: string, env: Readonly<Record<string, string>>): RoleProcess => {
      const bundle = join(folder, role === 'gateway' ? 'gateway' : 'back-end', `${role}.mjs`);
      const started = startRole(bundle, { PUBLIC_ORIGIN: ORIGIN, LOG_LEVEL: 'info', REDIS_URL: redis.url, ...env });
      ends.push(started.end);
      return started;
    };
    const data = { ...unlimitedOrders, DATABASE_URL: postgres.url, LINK_KEY: KEYS.links };
    const api = start('api', { ...data, API_PORT: '0', DATA_DIR: join(folder, 'data') });
    const jobs = start('jobs', { ...data, JOBS_PORT: '0' });
    const [apiPort] = await Promise.all([api.port(), jobs.port()]);
    const apiRoot = `http://127.0.0.1:${apiPort}`;
    const gateway = start('gateway', {
      PORT: '0',
      API_ROOT: apiRoot,
      RELEASES: releases,
      COOKIE_KEY: KEYS.cookies,
      RENDER_LIMIT: '1000000',
    });
    const port = await gateway.port();
    const database = Number((await readFile(join(postgres.data, 'postmaster.pid'), 'utf8')).split('\n')[0]);
    return { port, apiRoot, processes: { gateway: gateway.pid, api: api.pid, jobs: jobs.pid, database }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
