import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toCity } from '@zapovednik/api/shell/models/city';
import type { AppName } from '@zapovednik/platform/routes';
import { fixtures } from '@zapovednik/testing';
import { folderRegistry, type ReleaseSet } from 'deploy-releases/registry/registry';
import { goLive, writeReleases } from '../testing/fake-releases';
import { Audience } from './audience';
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
  about: { labels: {}, attributes: {} },
  request: {
    url: `http://shop.localhost${path}`,
    requestId: path,
    city: toCity(fixtures.city()),
    session: null,
    fastPickup: false,
    charity: false,
    override: [],
    foreign: {},
    device: 'desktop',
  },
});

let visitors = 0;
/** Renders for a new visitor. */
function render(job: RenderJob) {
  const audience = new Audience();
  visitors += 1;
  audience.join({ address: `203.0.113.${visitors}`, visitor: null }, new AbortController().signal);
  return pool.render(job, audience);
}

/** How many pages the worker of a page had rendered. */
const rendersOf = (page: RenderedPage) => Number(/render (\d+)/.exec(htmlOf(page))?.[1]);

const htmlOf = ({ html }: RenderedPage) => Buffer.from(html).toString();

test('pages share what the shell prepares for a release set, until editors publish', async () => {
  const hosts = async (contentVersion: string) =>
    Number(/hosts (\d+)/.exec(htmlOf(await render({ ...visit('/'), contentVersion })))?.[1]);
  const first = await hosts('one');
  expect([await hosts('one'), await hosts('one')]).toEqual([first, first]);
  expect(await hosts('two')).toBe(first + 1);
}, 90_000);

test('an area that uses all memory costs its worker, which is replaced', async () => {
  await expect(render(visit('/?fault=memory'))).rejects.toMatchObject({
    name: 'RenderStopped',
    area: 'mf-catalog',
  });
  expect(died).toHaveLength(1);
  expect((await render(visit('/'))).status).toBe(200);
}, 90_000);

test('a render that never ends is stopped at its deadline and names the area', async () => {
  await expect(render(visit('/?fault=loop'))).rejects.toMatchObject({ area: 'mf-catalog', reason: 'late' });
  expect(htmlOf(await render(visit('/?fault=loop', ['mf-catalog'])))).toContain('it stopped the renderer');
}, 90_000);

test('an area that takes memory outside of the heap, which no limit of V8 covers, costs its worker too', async () => {
  await expect(render(visit('/?fault=hoard'))).rejects.toMatchObject({ area: 'mf-catalog', reason: 'exit' });
  expect((await render(visit('/'))).status).toBe(200);
}, 90_000);

test('a worker that gets no processor for longer than a page may take is not stopped, and loses no page', async () => {
  const before = rendersOf(await render(visit('/')));
  const starved = render(visit(`/?fault=starved&burn=${DEADLINE + 2_000}`));
  const waiting = render(visit('/?wait=100'));
  expect((await starved).status).toBe(200);
  expect((await waiting).faults).toEqual([]);
  expect(rendersOf(await render(visit('/')))).toBe(before + 3);
}, 90_000);

test('a page that needs much processor time in pieces is not stopped either', async () => {
  const pieces = Array.from({ length: 4 }, () => render(visit(`/?burn=${DEADLINE / 7}`)));
  for (const { status } of await Promise.all(pieces)) expect(status).toBe(200);
}, 90_000);

test('an error that the shell throws only affects that page', async () => {
  await expect(render(visit('/?fault=throw'))).rejects.toThrow('the shell threw');
  expect((await render(visit('/'))).status).toBe(200);
});

test('a page that waits too long costs no worker, and concurrent pages are rendered', async () => {
  const waiting = render(visit('/?fault=never'));
  const beside = render(visit(`/?wait=${DEADLINE + 200}`)).catch(() => null);
  await expect(waiting).rejects.toMatchObject({ area: 'mf-catalog', reason: 'waiting' });
  expect(rendersOf(await render(visit('/')))).toBeGreaterThan(1);
  await beside;
}, 90_000);
