/** Requests for a foreign host, or without one. */
import { type HostileShop, startHostileShop } from './hostile-shop';

let shop: HostileShop;
beforeAll(async () => {
  shop = await startHostileShop();
  // The routes of the set are known after the first page.
  await shop.ask('/');
});
afterAll(() => shop.close());

/** The status of a request whose head is sent unchanged. */
async function status(path: string, head: readonly string[], version = '1.1'): Promise<number> {
  const answer = await shop.raw([`GET ${path} HTTP/${version}`, ...head, 'Connection: close', '', ''].join('\r\n'));
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);
}

const PATHS = [
  '/',
  '/catalog/x/',
  '/api/location/city/get/',
  '/assets/shell/1.0.0/entry.js',
  '/pictures/x/',
  '/robots.txt',
];

const MALFORMED = [
  'Host:',
  'Host: shop.localhost:99999',
  'Host: shop.localhost:0',
  'Host: shop.localhost:',
  'Host: shop.localhost:80:80',
  'Host: shop.localhost:8o',
  'Host: user@shop.localhost',
  'Host: user:password@shop.localhost',
  'Host: shop localhost',
  'Host: shop.localhost/',
  'Host: shop.localhost?x',
  'Host: shop.localhost#',
  'Host: shop.localhost\\',
  'Host: shop.localhost, evil.example',
  'Host: http://shop.localhost',
  'Host: "shop.localhost"',
  'Host: магазин.localhost',
  'Host: shop.localhost\r\nHost: shop.localhost',
  'Host: shop.localhost\r\nHost: evil.example',
  'Host: evil.example\r\nhOSt: shop.localhost',
];
test.each(MALFORMED)('%j is rejected with 400, for every path', async (head) => {
  for (const path of [...PATHS, '/healthz', '/livez', '/readyz'])
    expect([path, await status(path, [head])]).toEqual([path, 400]);
});

test('a request without a host is rejected with 400', async () => {
  for (const path of PATHS) {
    expect(await status(path, [])).toBe(400);
    expect(await status(path, [], '1.0')).toBe(400);
  }
});

const FOREIGN = [
  'evil.example',
  'shop.localhost.evil.example',
  'evil-shop.localhost',
  'shop.localhost.',
  '.shop.localhost',
  'perm..shop.localhost',
  '127.0.0.1',
  '[::1]:3000',
  'localhost',
];
test.each(FOREIGN)('the host %s is rejected with 421, for every path', async (host) => {
  const heads = [[`Host: ${host}`], [`Host: ${host}`, 'X-Forwarded-Host: shop.localhost']];
  for (const path of PATHS) for (const head of heads) expect([path, await status(path, head)]).toEqual([path, 421]);
});

test('health checks work by IP address, by any name and without one', async () => {
  for (const path of ['/livez', '/readyz', '/healthz']) {
    for (const host of FOREIGN) expect([host, await status(path, [`Host: ${host}`])]).toEqual([host, 200]);
    expect(await status(path, [], '1.0')).toBe(200);
  }
});

test('request targets that contain a host are rejected', async () => {
  for (const target of ['//evil.example/', 'http://evil.example/', 'http://shop.localhost/', '\\\\evil.example'])
    expect([target, await status(target, ['Host: shop.localhost'])]).toEqual([target, 400]);
});

test('a foreign port appears neither in the page nor in the cache', async () => {
  const clean = await shop.ask('/catalog/port/');
  const hosts = ['shop.localhost:1234', 'SHOP.localhost:65535', 'Shop.LocalHost'];
  for (const host of hosts) {
    const { status, text } = await shop.ask('/catalog/port/', { host });
    expect(status).toBe(200);
    expect(text).toBe(clean.text);
  }
  const first = await shop.ask('/catalog/port-first/', { host: 'perm.shop.localhost:1234' });
  expect(first.text).toContain('"url":"http://perm.shop.localhost/catalog/port-first/"');
  expect(first.text).not.toContain('1234');
});

test('no redirect uses the host of the request', async () => {
  const headers = {
    'x-forwarded-host': 'evil.example',
    forwarded: 'host=evil.example',
    origin: 'https://evil.example',
  };
  for (const path of ['/catalog/x', '/old/', '/override/', '/catalog/x?next=//evil.example'])
    for (const host of ['shop.localhost:1234', 'nowhere.shop.localhost:1234']) {
      const { location } = (await shop.ask(path, { host, headers })).headers;
      expect([path, String(location)]).toEqual([path, expect.stringMatching(/^(http:\/\/shop\.localhost)?\/(?!\/)/)]);
    }
});
