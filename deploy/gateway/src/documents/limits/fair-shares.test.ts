/** Many visitors ask for pages that have to be rendered, some of them for very many. */
import { get } from 'node:http';
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { startGateway, type TestGateway } from '../../testing/start-gateway';

const lines: string[] = [];
let gateway: TestGateway;
beforeAll(async () => {
  const log = { write: (line: string) => void lines.push(line) };
  gateway = await startGateway(undefined, { RENDER_LIMIT: 100, LOG_LEVEL: 'warn' }, log, { clock: () => 0 });
  await visit('/product/first/', '203.0.113.1');
}, 30_000);
afterAll(() => gateway.close());
beforeEach(() => {
  lines.length = 0;
});

/** A visit as the proxy before the gateway sends it. */
const visit = (path: string, address: string, cookie = '', method = 'GET') =>
  gateway.ask(path, { method, headers: { 'x-forwarded-for': address, ...(cookie && { cookie }) } });

const statusesOf = async (answers: readonly Promise<{ status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);
const count = (statuses: readonly number[], status: number) => statuses.filter((one) => one === status).length;
const ok = (many: number) => Array.from({ length: many }, () => 200);

test('300 pages at once of one address: it is refused, everyone else gets their pages, and no route loses its area', async () => {
  const many = Array.from({ length: 300 }, (_, page) => visit(`/product/many-${page}/?burn=10`, '203.0.113.2'));
  const others = Array.from({ length: 30 }, (_, page) =>
    visit(`/product/other-${page}/?burn=10`, `198.51.100.${page}`),
  );
  expect(await statusesOf(others)).toEqual(ok(30));
  const statuses = await statusesOf(many);
  expect(count(statuses, 429)).toBeGreaterThan(0);
  expect(count(statuses, 200) + count(statuses, 429) + count(statuses, 503)).toBe(300);
  expect(await statusesOf([visit('/product/after/', '198.51.100.99')])).toEqual([200]);
  expect(lines.filter((line) => /stopped|died|rendered again|without its area/.test(line))).toEqual([]);
}, 60_000);

test('requests with HEAD are counted and wait as others do', async () => {
  const many = Array.from({ length: 120 }, (_, page) => visit(`/product/head-${page}/`, '203.0.113.3', '', 'HEAD'));
  const statuses = await statusesOf(many);
  expect(count(statuses, 429)).toBeGreaterThan(0);
});

test('visitors who hang up while they wait leave their places to others', async () => {
  const headers = { host: 'shop.localhost', 'x-forwarded-for': '203.0.113.4' };
  // The last of these would wait longer than a visitor may.
  const left = Array.from({ length: 90 }, () =>
    get({ port: gateway.port, path: '/personal/cart/?wait=4000', headers, agent: false }).on('error', () => {}),
  );
  await pause(1_000);
  for (const request of left) request.destroy();
  expect((await visit('/personal/cart/', '203.0.113.4')).status).toBe(200);
}, 30_000);

test('a page that others wait for too is not held back by the first who asked, and asks for very many', async () => {
  const ended: string[] = [];
  const many = Array.from({ length: 12 * availableParallelism() }, (_, page) =>
    visit(`/product/queue-${page}/?wait=1000`, '203.0.113.5').then(() => ended.push('many')),
  );
  await pause(1_000);
  const first = visit('/product/popular/', '203.0.113.5').then(() => ended.push('first'));
  await visit('/product/popular/', '198.51.100.7');
  await Promise.all([first, ...many]);
  expect(ended.indexOf('first')).toBeLessThan((many.length * 3) / 4);
}, 60_000);
