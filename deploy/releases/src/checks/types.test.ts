import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseFolder } from '../store/release-store';
import type { ReleaseTypes } from '../store/types';
import { type TemporaryStore, temporaryStore } from '../testing/temporary-store';
import { readCandidate } from './candidate';
import { checkTypes } from './types';

let store: TemporaryStore;

beforeEach(async () => {
  store = await temporaryStore();
});
afterEach(() => store.remove());

const FORMAT = '@zapovednik/rules/format';

/** Declarations of one function. */
const types = (parameters: string, router = '7.1.0'): ReleaseTypes => ({
  modules: { [FORMAT]: 'format/index.d.ts' },
  files: {
    'format/index.d.ts': `export declare function percent(${parameters}): number;`,
  },
  packages: { 'react-router': router },
});

const shell = (declarations: ReleaseTypes) => ({
  types: declarations,
  contract: { exports: { [FORMAT]: ['percent'] } },
});
const area = (declarations: ReleaseTypes) => ({
  types: declarations,
  contract: { imports: { [FORMAT]: ['percent'] } },
});

/** The reasons of the check: version `to` of one app together with version `beside` of the others. */
async function reasons(to: Record<string, string>, beside: Record<string, string>): Promise<string[]> {
  return checkTypes(await readCandidate(store.root, beside, to, []), join(store.root, 'compared-types'));
}

test('both directions are one comparison: a new shell with a live area, a new area with a live shell', async () => {
  await store.release('shell', '2', shell(types('price: { old: number }')));
  await store.release('mf-content', '2', area(types('old: number')));
  const refusal =
    /^percent из @zapovednik\/rules\/format: mf-content 2 собран с другим типом, чем у shell 2: Type .*is not assignable.* Что делать: (.*) или выпустите обе части вместе: npm run release -- shell mf-content$/;
  const [newShell = ''] = await reasons({ shell: '2' }, { shell: '1', 'mf-content': '2' });
  expect(refusal.exec(newShell)?.[1]).toBe('добавьте новое рядом со старым (необязательное или под другим именем)');
  const [newArea = ''] = await reasons({ 'mf-content': '2' }, { shell: '2', 'mf-content': '1' });
  expect(refusal.exec(newArea)?.[1]).toBe('сначала выпустите shell с тем же контрактом');
});

test('a compatible pair is cached and not read again, because a rollback needs to be fast', async () => {
  await store.release('shell', '2', shell(types('old: number, now?: number')));
  await store.release('mf-content', '2', area(types('old: number')));
  expect(await reasons({ shell: '2' }, { 'mf-content': '2' })).toEqual([]);
  await rm(join(releaseFolder(store.root, 'shell', '2'), 'types.json'));
  expect(await reasons({ 'mf-content': '2' }, { shell: '2' })).toEqual([]);
});

test('another major version of a package that the declarations use is refused', async () => {
  await store.release('shell', '2', shell(types('old: number', '8.0.0')));
  await store.release('mf-content', '2', area(types('old: number')));
  expect(await reasons({ shell: '2' }, { 'mf-content': '2' })).toEqual([
    'mf-content 2 собран с react-router 7.1.0, а shell 2 — с 8.0.0: выпустите обе части вместе: npm run release -- shell mf-content',
  ]);
});
