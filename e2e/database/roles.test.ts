import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { blankPhoto } from 'deploy-api/testing/blank-photo';
import { type FreshDatabase, freshDatabase } from 'deploy-api/testing/fresh-database';
import { type TemporaryBucket, temporaryBucket } from 'deploy-api/testing/temporary-bucket';
import { goLive, writeReleases } from 'deploy-gateway/testing/fake-releases';
import { buildRoles } from 'deploy-production/bundle/build-roles';
import { requestShop } from '../shop/ask-shop';
import { childrenOf, environmentOf, type RoleProcess, startRole } from './role-process';

jest.setTimeout(120_000);

const { DATABASE_URL = '' } = process.env;
const secrets = { cookies: 'secret-of-the-cookies', links: 'secret-of-the-links' };

let folder: string;
let database: FreshDatabase;
let store: TemporaryBucket;
const started: RoleProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roles-'));
  if (DATABASE_URL === '') return;
  [database, store] = await Promise.all([freshDatabase(DATABASE_URL), temporaryBucket(), buildRoles(folder)]);
});
afterAll(async () => {
  await Promise.all(started.map((role) => role.end()));
  await store?.stop();
  await database?.drop();
  await rm(folder, { recursive: true });
});

const bundleOf = (role: string) => join(folder, role === 'gateway' ? 'gateway' : 'back-end', `${role}.mjs`);

function start(role: string, env: Readonly<Record<string, string>>, ...words: string[]): RoleProcess {
  const process = startRole(bundleOf(role), env, ...words);
  started.push(process);
  return process;
}

const statusOf = async (port: number, path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;

/** The roles need a server. */
const onServer = DATABASE_URL === '' ? test.skip : test;

onServer.each([
  ['gateway', 'API_ROOT'],
  ['api', 'DATABASE_URL'],
  ['jobs', 'LINK_KEY'],
  ['migrate', 'DATABASE_URL'],
])('%s without settings ends at once with one line that names them', async (role, name) => {
  const refused = start(role, {});
  expect(await refused.ended).toBe(1);
  const [line, ...others] = refused.output().trim().split('\n');
  expect(JSON.parse(line ?? '')).toMatchObject({
    level: 60,
    msg: expect.stringMatching(`^Wrong settings: .*${name} is missing`),
  });
  expect(others).toEqual([]);
});

onServer('the roles serve the shop together, each from its own files and settings, and end cleanly', async () => {
  const settingFiles = { DATABASE_URL_FILE: join(folder, 'url'), LINK_KEY_FILE: join(folder, 'links') };
  await Promise.all([
    writeFile(settingFiles.DATABASE_URL_FILE, `${database.url}\n`),
    writeFile(settingFiles.LINK_KEY_FILE, secrets.links),
  ]);
  writeReleases(join(folder, 'releases'), '1.0.0');
  goLive(join(folder, 'releases'), '1.0.0');
  const shared = { ...settingFiles, ...store.account, PUBLIC_ORIGIN: 'http://shop.localhost' };
  const apiSettings = { ...shared, DATA_DIR: join(folder, 'data') };

  const early = start('api', apiSettings);
  expect(await early.ended).toBe(1);
  expect(early.output()).toContain('Сначала выполните роль migrate');

  const migrate = start('migrate', { DATABASE_URL: database.url });
  expect([await migrate.ended, migrate.output()]).toEqual([0, expect.stringContaining('ready for this version')]);

  const [api, jobs] = [start('api', apiSettings), start('jobs', shared)];
  const [apiPort, jobsPort] = await Promise.all([api.port(), jobs.port()]);
  const gateway = start('gateway', {
    PORT: '0',
    API_ROOT: `http://127.0.0.1:${apiPort}`,
    RELEASES: join(folder, 'releases'),
    PUBLIC_ORIGIN: 'http://shop.localhost',
    COOKIE_KEY: secrets.cookies,
    DATABASE_URL: database.url,
  });
  const shopPort = await gateway.port();
  for (const port of [apiPort, jobsPort, shopPort])
    expect(await Promise.all([statusOf(port, '/livez'), statusOf(port, '/readyz')])).toEqual([200, 200]);

  const page = (query = '') => requestShop(new URL(`http://shop.localhost:${shopPort}/${query}`));
  expect((await page()).text).toContain('Екатеринбург');
  // A job of the role `jobs` makes it, and the role `api` serves it.
  const feed = async () => {
    const headers = { host: 'shop.localhost', 'accept-encoding': 'gzip' };
    return (await requestShop(new URL(`http://127.0.0.1:${apiPort}/feeds/yandex.xml`), { headers })).status;
  };
  expect(await feed()).toBe(503);
  for (let tries = 0; tries < 100 && (await feed()) === 503; tries += 1) await wait(200);
  expect(await feed()).toBe(200);
  const content = start('content', shared, 'history');
  expect([await content.ended, content.output()]).toEqual([0, expect.stringMatching(/\S/)]);
  const files = start('files', shared, 'check');
  expect([await files.ended, files.output()]).toEqual([0, expect.stringContaining('База знает файлов: 0')]);

  const queue = start('queue', shared, 'failed');
  expect([await queue.ended, queue.output()]).toEqual([0, 'Неудач нет\n']);
  const admin = start('create-admin', shared, '--login', 'owner');
  admin.tell('длинный пароль владельца\n');
  expect([await admin.ended, admin.output()]).toEqual([0, 'Администратор owner создан\n']);

  expect((await page('?fault=throw')).status).toBe(500);
  const inSource = /deploy\/gateway\/src\/render\/worker\.ts:\d+/;
  // The line of the log may arrive after the answer.
  for (let tries = 0; tries < 50 && !inSource.test(gateway.output()); tries += 1) await wait(100);
  expect(gateway.output()).toMatch(inSource);
  for (const { pid } of [gateway, api, jobs]) expect(childrenOf(pid)).toEqual([]);
  expect(existsSync(join(folder, 'gateway/node_modules/pg'))).toBe(false);
  expect(environmentOf(gateway.pid)).not.toMatch(/secret|postgres:/);

  const last = page('?wait=700');
  await wait(200);
  expect(await Promise.all([gateway, api, jobs].map((role) => role.end()))).toEqual([0, 0, 0]);
  expect((await last).status).toBe(200);

  const unreachable = start('migrate', { DATABASE_URL: `postgres://shop:${secrets.links}@127.0.0.1:1/shop` });
  expect(await unreachable.ended).toBe(1);
  expect(unreachable.output()).toMatch(/deploy\/api\/src\/db\/postgres\.ts:\d+/);
  const { password } = new URL(database.url);
  for (const role of started)
    for (const secret of [...Object.values(secrets), password]) expect(role.output()).not.toContain(secret);
});

onServer(
  'CON-01 what editors publish is soon in the pages of all gateways, and then none shows the earlier text',
  async () => {
    const shared = { DATABASE_URL: database.url, PUBLIC_ORIGIN: 'http://shop.localhost', LINK_KEY: secrets.links };
    await start('migrate', { DATABASE_URL: database.url }).ended;
    writeReleases(join(folder, 'releases'), '1.0.0');
    goLive(join(folder, 'releases'), '1.0.0');
    const texts = join(folder, 'texts');
    await mkdir(join(texts, 'news'), { recursive: true });
    await writeFile(join(texts, 'news/hall.jpg'), await blankPhoto(40, 30));
    const publish = async (text: string) => {
      const head = 'title: Новый зал\nlead: Открыли зал.\ntopic: shops\npicture: hall.jpg';
      await writeFile(join(texts, 'news/hall.md'), `---\n${head}\n---\n${text}\n`);
      const content = start('content', { ...shared, ...store.account }, 'import', texts);
      expect([await content.ended, content.output()]).toEqual([0, expect.stringContaining('опубликована')]);
    };
    await publish('Скоро.');
    // Each gateway has a back end of its own.
    const pages = await Promise.all(
      ['one', 'two'].map(async (name) => {
        const api = start('api', { ...shared, ...store.account, DATA_DIR: join(folder, name) });
        const gateway = start('gateway', {
          PORT: '0',
          API_ROOT: `http://127.0.0.1:${await api.port()}`,
          RELEASES: join(folder, 'releases'),
          PUBLIC_ORIGIN: shared.PUBLIC_ORIGIN,
          COOKIE_KEY: secrets.cookies,
        });
        const url = new URL(`http://shop.localhost:${await gateway.port()}/catalog/news/hall/`);
        return async () => (await requestShop(url)).text.includes('Открыто.');
      }),
    );
    const areNew = () => Promise.all(pages.map((page) => page()));
    expect(await areNew()).toEqual([false, false]);
    await publish('Открыто.');
    let seen = await areNew();
    // A page that nobody had published anew would be rendered again after 15 seconds.
    const until = performance.now() + 12_000;
    while (seen.includes(false) && performance.now() < until) {
      const now = await areNew();
      expect(now.map((isNew, at) => isNew || !seen[at])).toEqual([true, true]);
      seen = now;
      await wait(50);
    }
    for (let turn = 0; turn < 20; turn += 1) expect(await areNew()).toEqual([true, true]);
  },
);
