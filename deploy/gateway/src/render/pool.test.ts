import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderRegistry, type ReleaseSet } from 'deploy-releases/registry';
import type { AppName } from 'shared-contracts/routes';
import { fixtures } from 'shared-contracts/testing';
import { goLive, writeReleases } from '../testing/fake-releases';
import type { RenderedPage } from './messages';
import { RenderPool } from './pool';
import type { RenderJob } from './render-worker';

/** Milliseconds. A new worker needs time to start too, on a machine that may be busy. */
const DEADLINE = 3_000;

let folder: string;
let set: ReleaseSet;
let pool: RenderPool;
const died: unknown[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pool-'));
  writeReleases(folder, '1.0.0');
  goLive(folder, '1.0.0');
  set = await folderRegistry(folder).readSet('stable');
  pool = new RenderPool({
    apiRoot: 'http://127.0.0.1:1',
    settings: {},
    size: 1,
    deadline: DEADLINE,
    memory: 64,
    onError: (error) => died.push(error),
  });
});
afterAll(async () => {
  await pool.close();
  rmSync(folder, { recursive: true, force: true });
});

const visit = (path: string, without: readonly AppName[] = []): RenderJob => ({
  set,
  contentVersion: '',
  excluded: without.map((area) => ({ area, reason: 'hung' })),
  request: {
    url: `http://shop.localhost${path}`,
    requestId: path,
    city: fixtures.city(),
    session: null,
    fastPickup: false,
    charity: false,
    override: [],
    foreign: {},
    device: 'desktop',
    nonce: 'nonce',
  },
});

const htmlOf = ({ html }: RenderedPage) => Buffer.from(html).toString();

test('an area that uses all memory costs its worker, which is replaced', async () => {
  await expect(pool.render(visit('/?fault=memory'))).rejects.toMatchObject({
    name: 'RenderStopped',
    area: 'mf-catalog',
  });
  expect(died).toHaveLength(1);
  expect((await pool.render(visit('/'))).status).toBe(200);
}, 30_000);

test('a render that never ends is stopped at its deadline and names the area', async () => {
  await expect(pool.render(visit('/?fault=loop'))).rejects.toMatchObject({ area: 'mf-catalog', reason: 'late' });
  expect(htmlOf(await pool.render(visit('/?fault=loop', ['mf-catalog'])))).toContain('it stopped the renderer');
}, 30_000);

test('an error that the shell throws only affects that page', async () => {
  await expect(pool.render(visit('/?fault=throw'))).rejects.toThrow('the shell threw');
  expect((await pool.render(visit('/'))).status).toBe(200);
});

test('a page that waits too long costs no worker, and concurrent pages are rendered', async () => {
  const waiting = pool.render(visit('/?fault=never'));
  const beside = pool.render(visit(`/?wait=${DEADLINE + 200}`)).catch(() => null);
  await expect(waiting).rejects.toMatchObject({ area: 'mf-catalog', reason: 'waiting' });
  expect(htmlOf(await pool.render(visit('/')))).toMatch(/render [2-9]/);
  await beside;
}, 30_000);
