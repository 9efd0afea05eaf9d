import { signOverride } from 'deploy-releases/overrides/override';
import { testApps } from 'deploy-releases/testing/apps';
import { goLive, writeReleases } from '../testing/fake-releases';
import { OVERRIDE_KEY, startGateway, type TestGateway } from '../testing/start-gateway';

let gateway: TestGateway;
const lines: string[] = [];
beforeAll(async () => {
  gateway = await startGateway(undefined, { LOG_LEVEL: 'error' }, { write: (line) => void lines.push(line) });
}, 30_000);
beforeEach(() => void lines.splice(0));
afterAll(() => gateway.close());

const setOf = (version: string) => Object.fromEntries(testApps.map((part) => [part, version]));
const fault = { area: 'mf-catalog', version: '1.0.0', phase: 'render', message: 'TypeError: x' };
/** The registry would look for each of them on the disk. */
const manyAreas = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`mf-x${index}`, '1.0.0']));

const told = { ...fault, path: '/catalog/', versions: setOf('1.0.0') };

let visitors = 0;
/** Sends a report, each from another address, because the limit counts addresses. */
function report(body: object | string, headers: Record<string, string> = {}) {
  visitors += 1;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const from = { 'content-type': 'text/plain', 'x-forwarded-for': `203.0.113.${visitors}` };
  return gateway.ask('/faults', { method: 'POST', headers: { ...from, ...headers }, body: text });
}
const logged = () => lines.map((line) => JSON.parse(line));

test('an error in a browser is logged like one on the server: area, version and the set of the document', async () => {
  const { set } = JSON.parse((await gateway.ask('/healthz')).text);
  expect((await report(told)).status).toBe(204);
  expect(logged()).toMatchObject([{ level: 50, set, versions: setOf('1.0.0'), path: '/catalog/', fault }]);
});

test('a tab that began before a release names the set it began with', async () => {
  const before = JSON.parse((await gateway.ask('/healthz')).text);
  writeReleases(gateway.releases, '2.0.0');
  goLive(gateway.releases, '2.0.0');
  const now = async () => JSON.parse((await gateway.ask('/healthz')).text).set;
  while ((await now()) === before.set) await new Promise((resolve) => setTimeout(resolve, 20));
  await report({ ...told, versions: before.versions });
  expect(logged()).toMatchObject([{ set: before.set, versions: before.versions }]);
});

test('an overridden browser names its own set and its overrides, as the server does', async () => {
  const token = signOverride({ 'mf-catalog': { version: '1.0.0' } }, Date.now() + 60_000, OVERRIDE_KEY);
  const { headers } = await gateway.ask('/', { headers: { cookie: `override=${token}` } });
  const versions = { ...setOf('2.0.0'), 'mf-catalog': '1.0.0' };
  await report({ ...told, versions, override: ['mf-catalog 1.0.0'] });
  expect(logged()).toMatchObject([{ set: headers['x-release-set'], versions, override: ['mf-catalog 1.0.0'] }]);
});

test('an error in an area from another address names that address', async () => {
  const origin = 'http://localhost:5173';
  await report({ ...told, version: origin, override: [`mf-catalog ${origin}`] });
  expect(logged()).toMatchObject([{ fault: { version: origin }, override: [`mf-catalog ${origin}`] }]);
});

test('an unknown set is not logged, but the error is', async () => {
  for (const versions of [{ ...setOf('1.0.0'), shell: '9.9.9' }, undefined]) await report({ ...told, versions });
  expect(logged()).toMatchObject([
    { set: null, fault },
    { set: null, fault },
  ]);
  expect(lines.join()).not.toContain('9.9.9');
});

test.each([
  ['no JSON', 'nothing'],
  ['a wrong type', { ...told, area: 1 }],
  ['a part that cannot be', { ...told, area: 'payments' }],
  ['a set without a shell', { ...told, versions: { 'mf-catalog': '1.0.0' } }],
  ['a set of hundreds of areas', { ...told, versions: { ...setOf('1.0.0'), ...manyAreas } }],
  ['a version that is a path', { ...told, versions: { ...setOf('1.0.0'), shell: '../../etc' } }],
  ['a version that is a text', { ...told, version: 'call 8 800 …' }],
  ['a long version', { ...told, versions: { ...setOf('1.0.0'), shell: '1'.repeat(101) } }],
  ['an override of words', { ...told, override: ['mf-catalog is <b>broken</b>'] }],
  ['a hundred overrides', { ...told, override: Array.from({ length: 100 }, () => 'mf-catalog 1.0.0') }],
  ['a long message', { ...told, message: 'x'.repeat(2_001) }],
])('a report with %s is refused and not logged', async (_what, body) => {
  expect((await report(body)).status).toBe(400);
  expect(lines).toEqual([]);
});

test('a report that is too large is not read', async () => {
  expect((await report({ ...told, more: 'x'.repeat(20_000) })).status).toBe(413);
});

test('unknown fields of a report are dropped and replace no log fields', async () => {
  await report({
    ...told,
    level: 60,
    msg: 'all is well',
    set: 'mine',
    more: 'x',
    versions: { ...told.versions, mine: 'x' },
  });
  expect(logged()).toEqual([
    {
      ...{ level: 50, time: expect.any(Number), pid: expect.any(Number), hostname: expect.any(String) },
      ...{ reqId: expect.any(String), set: expect.stringMatching(/^[\da-f]{12}$/), versions: setOf('1.0.0') },
      ...{ path: '/catalog/', fault, msg: 'a part of the page failed in a browser' },
    },
  ]);
});

test('a page of another site cannot send reports for its visitors', async () => {
  expect((await report(told, { origin: 'https://example.com' })).status).toBe(403);
  expect((await report(told, { origin: 'null' })).status).toBe(403);
  expect(lines).toEqual([]);
  expect((await report(told, { origin: 'http://shop.localhost' })).status).toBe(204);
  expect(lines).toHaveLength(1);
});

test('a loop in one browser does not fill the log', async () => {
  const loop = { 'x-forwarded-for': '203.0.113.250' };
  for (let turn = 0; turn < 40; turn += 1) await report(told, loop);
  expect(lines).toHaveLength(30);
});

test('a report that is nested too deep is refused', async () => {
  const nested = `${'['.repeat(8_000)}${']'.repeat(8_000)}`;
  expect((await report(nested)).status).toBe(400);
  expect((await report(`{"area":"mf-catalog","message":${nested.slice(1_000, -1_000)}}`)).status).toBe(400);
  expect(logged()).toEqual([]);
});
