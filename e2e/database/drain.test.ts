import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { type FreshDatabase, smallShopDatabase } from 'deploy-api/testing/fresh-database';
import { buildRoles } from 'deploy-production/bundle/build-roles';
import pg from 'pg';
import { readyToOrder } from './place-order';
import { type RoleProcess, startRole } from './role-process';

jest.setTimeout(60_000);

const { DATABASE_URL = '' } = process.env;
const onServer = DATABASE_URL === '' ? test.skip : test;

let folder: string;
let database: FreshDatabase;
let client: pg.Client;
let api: RoleProcess;

const start = (role: string, env: Readonly<Record<string, string>>) => {
  const shared = { DATABASE_URL: database.url, PUBLIC_ORIGIN: 'http://shop.localhost', LINK_KEY: 'a-key-of-the-links' };
  return startRole(join(folder, `back-end/${role}.mjs`), { ...shared, ...env });
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drain-'));
  if (DATABASE_URL === '') return;
  [database] = await Promise.all([smallShopDatabase(DATABASE_URL), buildRoles(folder)]);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  api = start('api', { DATA_DIR: join(folder, 'data') });
}, 60_000);
afterAll(async () => {
  await api?.end();
  await client?.end();
  await database?.drop();
  await rm(folder, { recursive: true });
});

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(20);
}

const has = async (query: string) => ((await client.query(query)).rowCount ?? 0) > 0;
const waiting = "select from queued_job where queue = 'letter'";

onServer('a letter that is being sent when its process is told to end is sent once, and its job is done', async () => {
  const sent: string[] = [];
  const gate = Promise.withResolvers<void>();
  const mail = createServer(async (request, response) => {
    sent.push(await text(request));
    await gate.promise;
    response.end(JSON.stringify({ status: 'success', emails: ['ivan@example.ru'] }));
  });
  await once(mail.listen(0, '127.0.0.1'), 'listening');
  const { port }: Pick<AddressInfo, 'port'> = Object(mail.address());
  const jobs = start('jobs', {
    UNISENDER_URL: `http://127.0.0.1:${port}`,
    UNISENDER_KEY: 'a-key-of-the-mail',
    MAIL_FROM: 'shop@example.ru',
  });
  try {
    const order = await readyToOrder(`http://127.0.0.1:${await api.port()}`);
    await order();
    expect(await has(waiting)).toBe(true);
    await until(() => sent.length > 0);
    const ended = jobs.end();
    await wait(200);
    gate.resolve();
    expect(await ended).toBe(0);
    expect(sent).toEqual([expect.stringContaining('ivan@example.ru')]);
    // Nothing is left that another process would do again.
    expect(await has(waiting)).toBe(false);
  } finally {
    gate.resolve();
    await jobs.end();
    mail.close();
  }
});

onServer(
  'an order that is being placed when its API is told to end is answered whole; nobody else is let in',
  async () => {
    const port = await api.port();
    const order = await readyToOrder(`http://127.0.0.1:${port}`);
    await client.query('begin');
    await client.query('lock table shop_order in exclusive mode');
    const answer = order();
    const own = 'database = (select oid from pg_database where datname = current_database())';
    await until(() => has(`select from pg_locks where not granted and ${own}`));

    const ended = api.end();
    const isRefused = async () => {
      const socket = connect(port, '127.0.0.1');
      const accepted = await once(socket, 'connect').catch(() => null);
      socket.destroy();
      return accepted === null;
    };
    await until(isRefused);
    await client.query('commit');
    expect(await has(`select from shop_order where id = ${await answer}`)).toBe(true);
    expect(await ended).toBe(0);
  },
);
