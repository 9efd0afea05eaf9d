import { signOverride } from 'deploy-releases/overrides/override';
import { sign } from '../../cookies/signed';
import { OVERRIDE_KEY, startGateway, type TestGateway } from '../../testing/start-gateway';

const LIMIT = 5;
const KEY = 'a key of the tests only';
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway(undefined, { RENDER_LIMIT: LIMIT, COOKIE_KEY: KEY }, undefined, { clock: () => 0 });
  await visit('/catalog/cached/', '203.0.113.1');
  await visit('/catalog/cached/', '203.0.113.1');
}, 30_000);
afterAll(() => gateway.close());

/** A visit as the proxy before the gateway sends it. */
const visit = (path: string, address: string) => gateway.ask(path, { headers: { 'x-forwarded-for': address } });

/** The statuses of visits to pages that are not cached. */
async function statuses(
  address: string,
  count: number,
  path = (index: number) => `/catalog/new/?PAGEN_1=${address}${index}`,
) {
  const all: number[] = [];
  for (let index = 0; index < count; index += 1) all.push((await visit(path(index), address)).status);
  return all;
}

const ok = Array.from({ length: LIMIT }, () => 200);

test('an address that has too many pages rendered is refused for a while, with an explanation', async () => {
  expect(await statuses('203.0.113.2', LIMIT)).toEqual(ok);
  const { status, headers, text } = await visit('/catalog/new/?PAGEN_1=one-more', '203.0.113.2');
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(10);
  expect(headers['cache-control']).toBe('no-store');
  expect(text).toContain('Слишком много запросов');
});

/** The mark that an answer gives to its visitor. */
const markOf = ({ headers }: { headers: Readonly<Record<string, string | string[] | undefined>> }) =>
  [headers['set-cookie']]
    .flat()
    .find((cookie) => cookie?.startsWith('visitor='))
    ?.split(';')[0] ?? '';

/** A visit of one of many visitors who share an address. */
const visitAs = (mark: string, address: string, page: string) =>
  gateway.ask(`/catalog/new/?PAGEN_1=${address}-${page}`, { headers: { 'x-forwarded-for': address, cookie: mark } });

test('people of a network that many share are counted apart: who was refused gets the page when trying again', async () => {
  const address = '198.51.100.1';
  await statuses(address, LIMIT);
  const refused = await visit('/catalog/new/?PAGEN_1=refused', address);
  expect(refused.status).toBe(429);
  const mark = markOf(refused);
  expect((await visitAs(mark, address, 'refused')).status).toBe(200);
  for (let page = 1; page < LIMIT; page += 1) await visitAs(mark, address, `marked-${page}`);
  expect((await visitAs(mark, address, 'too-many')).status).toBe(429);
});

test.each([
  ['an invented one', () => 'visitor=invented'],
  ['another signed cookie', () => `visitor=${sign('{"locationId":1}', KEY)}`],
  ['one of another key', () => `visitor=${sign('visitor:x', 'another key, just as long')}`],
])('a mark that is not ours counts as none: %s', async (what, forged) => {
  const address = `198.51.100.${10 + what.length}`;
  const all = [];
  for (let page = 0; page <= LIMIT; page += 1) all.push((await visitAs(forged(), address, `${page}`)).status);
  expect(all).toEqual([...ok, 429]);
});

test('an address that brings more and more new visitors has at most the pages of ten', async () => {
  const address = '198.51.100.9';
  const marks = await Promise.all(
    Array.from({ length: 12 }, async () => markOf(await visit('/catalog/cached/', address))),
  );
  const visits = marks.flatMap((mark, person) =>
    Array.from({ length: LIMIT }, (_, page) => visitAs(mark, address, `${person}-${page}`)),
  );
  const all = (await Promise.all(visits)).map(({ status }) => status);
  expect(all.filter((status) => status === 200)).toHaveLength(10 * LIMIT);
  expect(all.filter((status) => status === 429)).toHaveLength(2 * LIMIT);
});

test('such an address still gets cached pages, and other addresses have pages rendered', async () => {
  await statuses('203.0.113.3', LIMIT + 1);
  for (let count = 0; count < 3 * LIMIT; count += 1)
    expect((await visit('/catalog/cached/', '203.0.113.3')).status).toBe(200);
  expect(await statuses('203.0.113.4', LIMIT)).toEqual(ok);
});

test('unknown queries, other ports and other upper or lower case of the host do not make other pages', async () => {
  const from = { 'x-forwarded-for': '203.0.113.5' };
  const hosts = ['shop.localhost:1', 'shop.localhost:2', 'SHOP.localhost'];
  for (let count = 0; count < 3 * LIMIT; count += 1) {
    const asked = gateway.ask(`/catalog/cached/?x=${count}&utm_term=${count}`, {
      host: hosts[count % 3] ?? '',
      headers: from,
    });
    expect((await asked).status).toBe(200);
  }
});

test.each([
  ['pages of one person', () => '/personal/cart/'],
  ['paths that no route has', (index: number) => `/nowhere-${index}/`],
  ['visits with debug', () => '/catalog/cached/?debug=1'],
  ['redirects of the shell', () => '/old/'],
])('%s are rendered each time, and counted', async (what, path) => {
  const all = await statuses(`2001:db8:${what.length}::1`, LIMIT + 1, path);
  expect(all.at(-1)).toBe(429);
  expect(all.slice(0, LIMIT)).not.toContain(429);
});

test('a tester with an override is counted as others are', async () => {
  const override = signOverride({}, Date.now() + 3_600_000, OVERRIDE_KEY);
  const all = [];
  for (let page = 0; page <= LIMIT; page += 1)
    all.push((await visitAs(`override=${override}`, '203.0.113.8', `${page}`)).status);
  expect(all).toEqual([...ok, 429]);
});

test('IPv6 addresses are counted by network', async () => {
  const all = [];
  for (let host = 1; host <= LIMIT + 1; host += 1)
    all.push((await visit(`/nowhere-${host}/`, `2001:db8:99:1:${host}::1`)).status);
  expect(all.at(-1)).toBe(429);
  expect((await visit('/nowhere/', '2001:db8:99:2::1')).status).not.toBe(429);
});

test('calls and files are not counted', async () => {
  await statuses('203.0.113.6', LIMIT + 1);
  expect((await visit('/api/location/city/get/', '203.0.113.6')).status).toBe(200);
  expect((await visit('/assets/shell/1.0.0/entry.js', '203.0.113.6')).status).toBe(200);
});
