import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { print } from 'deploy-command-line/print';
import { fillSite } from './fill';
import type { Machine } from './lay-out';
import type { Podman } from './podman';
import { Shopper } from './shopper';
import { Site } from './site';
import { Visitors } from './visitors';

const ROLES = ['jobs', 'api', 'gateway'];
/** How long visitors go on after a change. */
const AFTERWARDS = 3000;

/** What is done with the shop, with the seconds that it takes. */
async function step<Result>(text: string, work: () => Promise<Result>): Promise<Result> {
  const before = performance.now();
  const result = await work();
  print(`${text}: ${((performance.now() - before) / 1000).toFixed(1)} с`);
  return result;
}

/** Lives through a life of `compose.yaml`: start, orders, restarts, a new version, end. @throws when something of it does not work */
export async function liveThrough(podman: Podman, machine: Machine): Promise<void> {
  const shop = `https://localhost:${machine.ports.https}`;
  const site = new Site(podman, machine.files);
  const shopper = new Shopper(shop);
  const migrate = () => site.compose('run', '--rm', '--no-deps', 'migrate');

  await step('PostgreSQL, Redis и хранилище готовы', () => site.up('postgres', 'redis', 'store'));
  const [postgres = ''] = await site.containers('postgres');
  await step('migrate на пустой базе', migrate);
  await fillSite(podman, postgres, machine);
  await step('migrate на базе с товарами', migrate);
  await step('Роли и прокси готовы', () => site.up(...ROLES, 'proxy'));
  await step('Заказ', () => shopper.order());
  await step('Фото в хранилище', async () => {
    await shopper.upload();
    const files = await readdir(join(machine.srv, 'files/shop-files'), { recursive: true });
    assert.notDeepEqual(files, []);
  });
  const backup = ['node', '/opt/shop/backup.mjs', '--type', 'full'];
  await step('Резервная копия', () => podman.run('exec', '--user=postgres', postgres, ...backup));

  for (const service of ['postgres', 'redis', 'store', ...ROLES])
    await watched(`Перезапуск: ${service}`, async () => {
      const [first = ''] = await site.containers(service);
      await site.restart(first);
    });
  await step('migrate новой версии', migrate);
  for (const service of ROLES) {
    const failed = await watched(`Новая версия: ${service}`, () => site.replace(service));
    assert.equal(failed, 0, `${service}: a new version must not be noticed`);
  }
  await step('Конец', async () => {
    for (const service of ['proxy', ...ROLES])
      for (const name of await site.containers(service)) assert.equal(await site.stop(name), 0, name);
  });

  /** @returns how many of the visitors' requests failed meanwhile. An order after it must be possible */
  async function watched(text: string, work: () => Promise<void>): Promise<number> {
    const visitors = new Visitors([`${shop}/`, `${shop}/api/location/city/get/`]);
    await step(text, work).finally(async () => {
      await wait(AFTERWARDS);
      await visitors.stop();
    });
    const { answered, failed } = visitors;
    print(`  запросов ${answered + failed.length}, неудач ${failed.length} ${[...new Set(failed)].join('; ')}`);
    await shopper.order();
    return failed.length;
  }
}
