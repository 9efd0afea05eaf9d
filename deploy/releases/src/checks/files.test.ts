import { appendFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseFolder } from '../store/release-store';
import { rejectionReasons } from '../testing/rejection-reasons';
import { type TemporaryStore, temporaryStore } from '../testing/temporary-store';

let store: TemporaryStore;

beforeEach(async () => {
  store = await temporaryStore();
});
afterEach(() => store.remove());

test('a file with another hash, a missing file and an additional file are refused', async () => {
  await store.release('mf-catalog', '2');
  const folder = releaseFolder(store.root, 'mf-catalog', '2');
  await appendFile(join(folder, 'web/entry.js'), ' ');
  await rm(join(folder, 'server/index.cjs'));
  await writeFile(join(folder, 'web/more.js'), '');
  expect(await rejectionReasons(store.root, store.goLive('mf-catalog', '2'))).toEqual([
    'mf-catalog: файл web/more.js не указан в выпуске',
    'mf-catalog: нет файла server/index.cjs',
    'mf-catalog: файл web/entry.js изменён: его хеш не тот, что в выпуске',
  ]);
});
