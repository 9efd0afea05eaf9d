/** Pages that stop or delay the only renderer, and other pages that it renders at the same time. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toCity } from '@zapovednik/api/shell/models/city';
import { fixtures } from '@zapovednik/testing';
import { folderRegistry, type ReleaseSet } from 'deploy-releases/registry/registry';
import fastify from 'fastify';
import * as z from 'zod/mini';
import { RenderPool } from '../render/pool';
import { goLive, writeReleases } from '../testing/fake-releases';
import type { PageVisitor } from './document-cache';
import { Documents } from './documents';
import { renderingLog } from './rendering-log';
import type { Visit } from './request/visit';

/** Milliseconds. A new worker needs time to start too, on a machine that may be busy. */
const DEADLINE = 3_000;

const asker: PageVisitor = {
  requester: () => ({ address: '203.0.113.1', visitor: null }),
  signal: () => new AbortController().signal,
  admit: async () => {},
};

let folder: string;
let set: ReleaseSet;
let pool: RenderPool;
let documents: Documents;
const logged: unknown[] = [];
const line = z.looseObject({ msg: z.string() });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'documents-'));
  writeReleases(folder, '1.0.0');
  goLive(folder, '1.0.0');
  set = await folderRegistry(folder).readSet('stable');
  const onError = () => undefined;
  const limits = { size: 1, deadline: DEADLINE, memory: 64 };
  pool = new RenderPool({ apiRoot: 'http://127.0.0.1:1', settings: {}, ...limits, onError });
  const stream = { write: (text: string) => logged.push(line.parse(JSON.parse(text))) };
  documents = new Documents({
    pool,
    contentVersion: () => '',
    policiesOf: () => [],
    ...renderingLog(fastify({ logger: { stream } }).log),
  });
  await get('/catalog/first/');
}, 60_000);
beforeEach(() => {
  logged.length = 0;
});
afterAll(async () => {
  await pool.close();
  rmSync(folder, { recursive: true, force: true });
});

async function get(path: string): Promise<string> {
  const visit: Visit = {
    requestId: path,
    url: new URL(path, 'http://shop.localhost'),
    city: toCity(fixtures.city()),
    session: null,
    fastPickup: false,
    charity: false,
    override: [],
    foreign: {},
    device: 'desktop',
  };
  const answer = await documents.get(set, visit, asker);
  return 'page' in answer ? String((await answer.page.body.as('identity')).bytes) : '';
}

test('a page in an endless loop loses its area; concurrent pages and other pages of the area do not', async () => {
  const beside = get('/catalog/beside/?wait=300');
  expect(await get('/catalog/loop/?fault=loop')).toContain('it stopped the renderer');
  expect(await beside).toContain('works');
  expect(logged).toContainEqual(
    expect.objectContaining({
      msg: 'a page ran without end and its renderer was stopped',
      area: 'mf-catalog',
      version: '1.0.0',
      route: 'section',
      path: '/catalog/loop/',
    }),
  );
  expect(logged).toContainEqual(expect.objectContaining({ msg: expect.stringContaining('rendered again') }));
  expect(await get('/catalog/loop/?PAGEN_1=2')).toContain('it stopped the renderer');
  expect(await get('/catalog/another/')).toContain('works');
}, 90_000);

test.each(['memory', 'hoard'])(
  'a page that takes too much memory (%s) loses its area, others are rendered',
  async (fault) => {
    const beside = get(`/product/beside-${fault}/?wait=300`);
    expect(await get(`/product/${fault}/?fault=${fault}`)).toContain('it stopped the renderer');
    expect(await beside).toContain('works');
    expect(await get(`/product/after-${fault}/`)).toContain('works');
  },
  90_000,
);

test('a page with a slow loader is logged as slow, with its area and route, and keeps the area later', async () => {
  expect(await get('/catalog/slow/?fault=never')).toContain('its loader was slow');
  expect(logged).toContainEqual(
    expect.objectContaining({
      msg: 'a loader was slow: the page comes without its area',
      area: 'mf-catalog',
      version: '1.0.0',
      route: 'section',
      path: '/catalog/slow/',
    }),
  );
  expect(JSON.stringify(logged)).not.toMatch(/stopped|died/);
  expect(await get('/catalog/slow/')).toContain('works');
}, 60_000);

test('loaders that took long and answered are logged as well', async () => {
  expect(await get('/catalog/late/?loaders=2500')).toContain('works');
  expect(logged).toEqual([
    expect.objectContaining({ msg: 'a loader was slow', area: 'mf-catalog', route: 'section', ms: 2_500 }),
  ]);
});
