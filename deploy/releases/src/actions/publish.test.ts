import { appendFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ReleaseRejected } from '../release-rejected';
import { type TemporaryStore, temporaryStore } from '../testing/temporary-store';
import { writeRelease } from '../testing/write-release';
import { publish } from './publish';

let store: TemporaryStore;

beforeEach(async () => {
  store = await temporaryStore();
});
afterEach(() => store.remove());

const built = (name: string) => join(store.root, 'built', name);

test('a published release is stored next to the earlier ones', async () => {
  const { folder, manifest } = await publish(store.root, await writeRelease(built('a'), 'mf-catalog', '2'));
  expect(folder).toBe(join(store.root, 'mf-catalog/2'));
  expect(manifest.version).toBe('2');
  expect(await readdir(join(store.root, 'mf-catalog'))).toEqual(['1', '2']);
});

test('publishing an equal release again changes nothing, although it was built later', async () => {
  const later = await writeRelease(built('a'), 'mf-catalog', '1', {
    manifest: { commit: 'another', dirty: true, builtAt: '2030' },
  });
  const { manifest } = await publish(store.root, later);
  expect(manifest.commit).toBe('0123456789');
});

test('another release with an existing version is refused', async () => {
  const other = await writeRelease(built('a'), 'mf-catalog', '1', { server: 'module.exports = {}' });
  await expect(publish(store.root, other)).rejects.toThrow(/mf-catalog 1 уже опубликован с другим содержимым/);
});

test('concurrent publishers of one version all get the one that was stored', async () => {
  const folder = await writeRelease(built('a'), 'mf-catalog', '2');
  const all = await Promise.all(Array.from({ length: 8 }, () => publish(store.root, folder)));
  expect(new Set(all.map(({ manifest }) => manifest.builtAt)).size).toBe(1);
  expect((await readdir(store.root)).filter((name) => name.startsWith('draft-'))).toEqual([]);
});

test('a build whose files differ from its manifest is not published', async () => {
  const folder = await writeRelease(built('a'), 'mf-catalog', '2');
  await appendFile(join(folder, 'web/entry.js'), 'more');
  await expect(publish(store.root, folder)).rejects.toThrow(ReleaseRejected);
  expect(await readdir(join(store.root, 'mf-catalog'))).toEqual(['1']);
});

test('a manifest with paths outside its release is not read', async () => {
  const files = { '../../etc/passwd': 'sha384-x' };
  const folder = await writeRelease(built('a'), 'mf-catalog', '2', { manifest: { files } });
  await expect(publish(store.root, folder)).rejects.toThrow();
});
