import { createDatabase } from 'deploy-api/db/create-database';
import { fillSmallShop } from 'deploy-api/testing/small-shop';
import type { Machine } from './lay-out';
import type { Podman } from './podman';

/** Replaces the database of the site by one with the goods of tests, before any role has started. */
export async function fillSite(podman: Podman, postgres: string, { password }: Machine): Promise<void> {
  await podman.run('exec', '--user=postgres', postgres, 'dropdb', '--force', 'shop');
  await podman.run('exec', '--user=postgres', postgres, 'createdb', 'shop');
  const address = await podman.run(
    'inspect',
    '--format={{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}',
    postgres,
  );
  const { db, close } = await createDatabase({ url: `postgres://shop:${password}@${address.trim()}/shop` });
  await fillSmallShop(db).finally(close);
}
