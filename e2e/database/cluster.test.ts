import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from 'deploy-api/db/create-database';
import { EKATERINBURG, fillSmallShop } from 'deploy-api/testing/small-shop';
import { requirePackages } from 'deploy-cluster/cli/packages';
import { Cluster } from 'deploy-cluster/cluster';
import { until } from 'deploy-cluster/processes/until';
import { goLive, writeReleases } from 'deploy-gateway/testing/fake-releases';
import { buildRoles } from 'deploy-production/bundle/build-roles';
import { placeOrder } from '../fixtures/place-order';
import { newVisitor } from '../fixtures/visitor';
import { requestShop } from '../shop/ask-shop';

jest.setTimeout(180_000);

/** The processes of this machine whose command line names a folder. */
const processesOf = (folder: string): string[] =>
  readdirSync('/proc').flatMap((name) => {
    try {
      const command = readFileSync(join('/proc', name, 'cmdline'), 'latin1');
      return command.includes(folder) ? [command] : [];
    } catch {
      // Not a process, or one that has ended.
      return [];
    }
  });

async function fill(url: string): Promise<void> {
  const { db, close } = await createDatabase({ url });
  await fillSmallShop(db).finally(close);
}

// Without PostgreSQL there is no cluster.
(process.env.DATABASE_URL ? test : test.skip)(
  'a cluster goes on without an API, a gateway and its primary, keeps every order, and leaves no process',
  async () => {
    await requirePackages(true, ['prometheus']);
    const folder = await mkdtemp(join(tmpdir(), 'cluster-'));
    const [roles, releases] = [join(folder, 'roles'), join(folder, 'releases')];
    await buildRoles(roles);
    writeReleases(releases, '1.0.0');
    goLive(releases, '1.0.0');
    const settings = async () => ({ gateway: {}, backEnd: {} });
    const cluster = await Cluster.start({
      folder,
      roles,
      releases,
      port: 0,
      withPrometheus: false,
      settings,
      fill,
      print: () => {},
    });
    const shop = `http://shop.localhost:${cluster.port}`;
    const order = async () => (await placeOrder(await newVisitor(shop, EKATERINBURG), 'receipt')).id;
    const page = async (query: string) => (await requestShop(new URL(`/?${query}`, shop))).status;
    try {
      const orders = [await order()];
      await Promise.all(['api-1', 'gateway-1'].map((name) => cluster.process(name).kill()));
      orders.push(await order());
      expect(await page('wait=1')).toBe(200);
      await cluster.database.failOver();
      expect(cluster.database.primary.process.name).toBe('postgres-2');
      await until('the shop takes orders again', async () => orders.push(await order()) > 0);
      await until('all processes are well', () => cluster.isWell());
      const rows = await cluster.database.primary.ask('select id from shop_order', 'shop');
      const ids = rows.map(({ id }) => id);
      expect(ids).toEqual(expect.arrayContaining(orders));
      expect(await page('wait=2')).toBe(200);
    } finally {
      await cluster.stop();
      expect(processesOf(folder)).toEqual([]);
      await rm(folder, { recursive: true });
    }
  },
);
