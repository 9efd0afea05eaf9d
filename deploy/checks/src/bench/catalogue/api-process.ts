import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unlimitedOrders } from 'deploy-api/testing/unlimited-orders';
import { startChild, stopChild } from 'deploy-supervisor/processes/child';

const script = join(import.meta.dirname, '../../../../api/src/start.ts');

/** A separate back end with its own data. */
export interface ApiProcess {
  readonly root: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the back end and fills it with `scale` times 2,000 products.
 * @param databaseUrl an empty database; by default PGlite is used
 */
export async function startApi(scale: number, databaseUrl = ''): Promise<ApiProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'api-data-'));
  const child = await startChild('api', script, {
    ...unlimitedOrders,
    API_PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    SEED: 'demo',
    SEED_SCALE: String(scale),
    LOG_LEVEL: 'error',
  });
  return {
    root: `http://127.0.0.1:${child.port}`,
    async stop() {
      await stopChild(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
