import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { rejectionsOf } from '../testing/rejection-reasons';
import { type TemporaryStore, temporaryStore } from '../testing/temporary-store';

let store: TemporaryStore;

beforeEach(async () => {
  store = await temporaryStore();
});
afterEach(() => store.remove());

/** A file of an installed package. */
const source = (name: string, file: string) =>
  readFileSync(join(dirname(createRequire(__filename).resolve(`${name}/package.json`)), file), 'utf8');

test.each([
  ['react', 'react', () => source('react', 'cjs/react.production.js')],
  ['react-dom/client', 'react', () => source('react-dom', 'cjs/react-dom-client.production.js')],
  ['zod', 'zod/mini', () => source('zod', 'v4/core/schemas.cjs')],
  [
    '@tanstack/query-core',
    '@zapovednik/platform/query',
    () => source('@tanstack/query-core', 'build/modern/utils.cjs'),
  ],
])('an area with its own copy of %s is refused, wherever the copy came from', async (name, instead, copy) => {
  // Like a file of the area: without a path of the package.
  const web = `(() => {${copy()}})()`;
  expect(await rejectionsOf(store, 'mf-catalog', { web })).toEqual([
    `mf-catalog 2: в web/entry.js своя копия ${name}, а её даёт shell: импортируйте ${instead}, а не файл пакета`,
  ]);
});

test('the shell has them itself', async () => {
  await store.release('shell', '2', { web: source('react', 'cjs/react.production.js') });
  await expect(store.goLive('shell', '2')).resolves.toBeDefined();
});
