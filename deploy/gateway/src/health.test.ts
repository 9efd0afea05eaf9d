import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { testApps } from 'deploy-releases/testing/apps';
import { startGateway, type TestGateway } from './testing/start-gateway';

let gateway: TestGateway;
let apiWorks = true;
let isSlow = false;
beforeAll(async () => {
  gateway = await startGateway((heard, response) => {
    if (heard.url === '/healthz' && isSlow) {
      setTimeout(() => response.end('{}'), 500);
      return true;
    }
    if (heard.url === '/readyz') {
      response.statusCode = apiWorks ? 200 : 503;
      response.end('{}');
      return true;
    }
    if (heard.url !== '/healthz' || apiWorks) return false;
    response.statusCode = 503;
    response.end();
    return true;
  });
}, 30_000);
afterAll(() => gateway.close());

const health = async (path: string) => {
  const { status, text } = await gateway.ask(path, { host: '10.0.0.7:8080' });
  return { status, ...JSON.parse(text) };
};

test('healthz is 200 with the versions of the live set when everything is ready, and names what is not ready', async () => {
  const { status, set, versions, jobs } = await health('/healthz');
  expect([status, typeof set]).toEqual([200, 'string']);
  expect(jobs).toEqual([{ queue: 'letter', waiting: 1, oldest: null, failed: 2 }]);
  expect(versions).toEqual(Object.fromEntries(testApps.map((part) => [part, '1.0.0'])));
  apiWorks = false;
  expect(await health('/healthz')).toMatchObject({
    status: 503,
    ready: false,
    parts: { gateway: true, releases: true, api: false },
  });
});

test('healthz names an entry of the live set that is gone', async () => {
  apiWorks = true;
  const file = join(gateway.releases, 'mf-catalog/1.0.0/web/entry.js');
  renameSync(file, `${file}.away`);
  expect(await health('/healthz')).toMatchObject({
    status: 503,
    parts: { files: false, api: true },
    missing: ['mf-catalog/1.0.0/web/entry.js'],
  });
  renameSync(`${file}.away`, file);
  expect(await health('/healthz')).toMatchObject({ status: 200, parts: { files: true } });
  expect(await health('/healthz')).not.toHaveProperty('missing');
});

test('a flood of healthz asks the back end once at a time', async () => {
  isSlow = true;
  const heard = gateway.backEnd.heard.length;
  await Promise.all(Array.from({ length: 50 }, () => health('/healthz')));
  isSlow = false;
  expect(gateway.backEnd.heard.length - heard).toBeLessThan(25);
});

test('without the back end the process is alive and the replica ready: cached pages are still served', async () => {
  apiWorks = false;
  const heard = gateway.backEnd.heard.length;
  expect(await health('/livez')).toEqual({ status: 200, ready: true });
  expect(await health('/readyz')).toMatchObject({ status: 200, ready: true });
  expect(gateway.backEnd.heard).toHaveLength(heard);
});

test('a replica that no ready back end answers says so to a balancer that has others', async () => {
  apiWorks = true;
  expect(await health('/readyz/whole')).toMatchObject({ status: 200, ready: true });
  apiWorks = false;
  expect(await health('/readyz/whole')).toMatchObject({ status: 503, parts: { api: false, renderer: true } });
  expect(await health('/readyz')).toMatchObject({ status: 200 });
});

test('a replica without a release set is alive and not ready', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-releases-'));
  const empty = await startGateway(undefined, { RELEASES: folder });
  expect((await empty.ask('/livez')).status).toBe(200);
  const { status, text } = await empty.ask('/readyz');
  expect([status, JSON.parse(text)]).toMatchObject([503, { parts: { releases: false, renderer: true } }]);
  expect((await empty.ask('/')).status).toBe(503);
  await empty.close();
  rmSync(folder, { recursive: true });
});

test('a replica that shuts down is not ready', async () => {
  const ending = await startGateway();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { host: 'shop.localhost' };
      get({ agent, port: ending.port, path: '/readyz', headers }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode));
      }).on('error', reject);
    });
  expect(await ask()).toBe(200);
  const closed = ending.close();
  // The server stops listening a moment after the shutdown begins.
  while (ending.app.server.listening) await nextTurn();
  expect(await ask()).toBe(503);
  await closed;
  agent.destroy();
});
