import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShop } from 'e2e/shop/start-shop';
import { reportsTo } from './releases/process-memory';
import type { BenchShop } from './report/bench-kind';

/** The shop that the benches of a run share. The first bench that needs it starts it. */
export function sharedShop(logFile: string) {
  let running: Promise<BenchShop> | undefined;

  async function start(): Promise<BenchShop> {
    const dataDir = await mkdtemp(join(tmpdir(), 'shop-bench-'));
    const reports = join(dataDir, 'reports');
    await mkdir(reports);
    const shop = await startShop(logFile, { DATA_DIR: dataDir, NODE_OPTIONS: reportsTo(reports) });
    return {
      ...shop,
      dataDir,
      reports,
      async stop() {
        await shop.stop();
        await rm(dataDir, { recursive: true, force: true });
      },
    };
  }

  return {
    get() {
      running ??= start();
      return running;
    },
    async stop() {
      // A failed start has already stopped the shop.
      await running?.then(
        ({ stop }) => stop(),
        () => undefined,
      );
    },
  };
}
