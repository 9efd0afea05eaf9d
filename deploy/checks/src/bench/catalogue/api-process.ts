import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unlimitedOrders } from 'deploy-api/testing/unlimited-orders';
import { startChild, stopChild } from 'deploy-supervisor/processes/child';

const script = join(import.meta.dirname, '../../../../api/src/start.ts');

/** A separate back end with its own data. */
export interface ApiProcess {
  readonly root: string;
  readonly port: number;
  /** Its process id. */
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the back end and fills it with `scale` times 2,000 products.
 * @param databaseUrl a database that is empty, or filled by such a process; by default PGlite is used
 * @param more settings
 */
export async function startApi(
  scale: number,
  databaseUrl = '',
  more: Readonly<Record<string, string>> = {},
): Promise<ApiProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'api-data-'));
  const child = await startChild('api', script, {
    ...unlimitedOrders,
    API_PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    SEED: 'demo',
    SEED_SCALE: String(scale),
    LOG_LEVEL: 'error',
    ...more,
  });
  return {
    root: `http://127.0.0.1:${child.port}`,
    port: child.port,
    pid: child.process.pid ?? 0,
    async stop() {
      await stopChild(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
