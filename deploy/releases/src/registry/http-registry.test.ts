import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '../store/integrity';
import { releaseFolder } from '../store/release-store';
import { type TemporaryStore, temporaryStore } from '../testing/temporary-store';
import { openRegistry } from './open-registry';
import { TooManyUnknownVersions } from './unknown-versions';

let store: TemporaryStore;
let cache: string;
let server: Server | null;
/** The requested files, with the status of each answer. */
let asked: string[];

beforeEach(async () => {
  store = await temporaryStore();
  cache = await mkdtemp(join(tmpdir(), 'cache-'));
  asked = [];
  server = createServer(async (request, response) => {
    const content = await readFile(join(store.root, request.url ?? '')).catch(() => null);
    const etag = content && integrityOf(content);
    const status = !content ? 404 : request.headers['if-none-match'] === etag ? 304 : 200;
    asked.push(`${status} ${request.url}`);
    response.writeHead(status, etag ? { etag } : {}).end(status === 200 ? content : undefined);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  await goAway();
  await store.remove();
  await rm(cache, { recursive: true, force: true });
});

async function goAway() {
  const closing = server;
  server = null;
  closing?.closeAllConnections();
  await new Promise((resolve) => (closing ? closing.close(resolve) : resolve(undefined)));
}

function address() {
  const place = server?.address();
  return `http://127.0.0.1:${typeof place === 'object' && place ? place.port : 0}/`;
}

const open = () => openRegistry(address(), cache);
const channel = '/channels/stable.json';

test('the live set of a remote registry is fetched, checked and cached in a folder', async () => {
  const { folder, readSet } = open();
  const set = await readSet('stable');
  expect(set.apps['mf-catalog']?.manifest.version).toBe('1');
  expect(await readFile(join(folder, 'mf-catalog/1/web/entry.js'), 'utf8')).toBe("console.log('mf-catalog 1')");
});

test('while nothing changes, only the channel is requested, and answers 304', async () => {
  const { readSet } = open();
  const set = await readSet('stable');
  asked = [];
  expect(await readSet('stable')).toBe(set);
  expect(asked).toEqual([`304 ${channel}`]);
});

test('a release that goes live is fetched, the others are not fetched again', async () => {
  const { readSet } = open();
  await readSet('stable');
  await store.release('mf-catalog', '2');
  await store.goLive('mf-catalog', '2');
  asked = [];
  expect((await readSet('stable')).apps['mf-catalog']?.manifest.version).toBe('2');
  expect(asked.map((line) => line.replace('200 ', '')).sort()).toEqual(
    [
      channel,
      '/mf-catalog/2/contract.json',
      '/mf-catalog/2/release.json',
      '/mf-catalog/2/server/index.cjs',
      '/mf-catalog/2/web/entry.js',
    ].sort(),
  );
});

test('while the registry is down the last good set stays, also after a restart', async () => {
  const registry = open();
  const set = await registry.readSet('stable');
  const restarted = open();
  await goAway();
  expect((await registry.readSet('stable')).id).toBe(set.id);
  expect((await restarted.readSet('stable')).id).toBe(set.id);
});

test('a file with another hash is refused: the last good set stays until the registry is right', async () => {
  const { readSet, readRelease } = open();
  const before = await readSet('stable');
  await store.release('mf-catalog', '2');
  await store.goLive('mf-catalog', '2');
  await store.damage('mf-catalog', '2');
  expect((await readSet('stable')).id).toBe(before.id);
  await expect(readRelease('mf-catalog', '2')).rejects.toThrow(/does not have the hash of its release/);
  await store.remove();
  store = await temporaryStore();
  await store.release('mf-catalog', '2');
  await store.goLive('mf-catalog', '2');
  expect((await readSet('stable')).apps['mf-catalog']?.manifest.version).toBe('2');
});

test('a release that is stored under another name is refused', async () => {
  const { readRelease } = open();
  await cp(releaseFolder(store.root, 'mf-catalog', '1'), releaseFolder(store.root, 'mf-catalog', '7'), {
    recursive: true,
  });
  await expect(readRelease('mf-catalog', '7')).rejects.toThrow('holds mf-catalog 1');
});

test('without a cached set, an unreachable registry gives its reason', async () => {
  const { readSet } = open();
  await goAway();
  await expect(readSet('stable')).rejects.toThrow('fetch failed');
});

test('a version that does not exist is looked up once in a while, for all requests', async () => {
  const { readRelease } = open();
  const looks = Array.from({ length: 20 }, () => readRelease('mf-catalog', '9'));
  expect(await Promise.allSettled(looks)).toEqual(looks.map(() => expect.objectContaining({ status: 'rejected' })));
  await expect(readRelease('mf-catalog', '9')).rejects.toThrow('404');
  expect(asked).toEqual(['404 /mf-catalog/9/release.json']);
});

test('a flood of versions that do not exist causes only a few lookups; live and fetched releases are still read', async () => {
  const { readRelease, readSet } = open();
  await readSet('stable');
  await store.release('mf-catalog', '2');
  asked = [];
  const looks = Array.from({ length: 1_000 }, (_, number) => readRelease('shell', `0.0.${number}`));
  const reasons = (await Promise.allSettled(looks)).map((look) => (look.status === 'rejected' ? look.reason : null));
  expect(asked).toHaveLength(50);
  expect(reasons.filter((reason) => reason instanceof TooManyUnknownVersions)).toHaveLength(950);
  expect((await readRelease('mf-catalog', '1')).manifest.version).toBe('1');
  await store.goLive('mf-catalog', '2');
  expect((await readSet('stable')).apps['mf-catalog']?.manifest.version).toBe('2');
});

test('a version that did not exist is found soon after it is published', async () => {
  const { readRelease } = open();
  await expect(readRelease('mf-catalog', '2')).rejects.toThrow('404');
  await store.release('mf-catalog', '2');
  const now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now + 5_500);
  expect((await readRelease('mf-catalog', '2')).manifest.version).toBe('2');
});
