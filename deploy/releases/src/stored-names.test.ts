import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { channelJson, channelPath, readChannel } from './channels/channel';
import { manifestJson, releaseManifest } from './store/manifest';
import { temporaryStore } from './testing/temporary-store';

const weight = { script: 1, style: 1 };
const storedManifest = {
  area: 'mf-content',
  version: '1',
  contract: '1.0.0',
  provides: {},
  requires: {},
  routes: [],
  removed: [],
  widgets: [],
  commands: [],
  wakesOn: [],
  entry: 'entry.js',
  chunks: {},
  files: {},
  sizes: weight,
  budgets: weight,
  commit: '',
  dirty: false,
  builtAt: '',
};
const storedChannel = {
  live: { shell: '2' },
  history: [{ area: 'shell', from: '1', to: '2', at: '2026-01-01T00:00:00.000Z', by: 'Анна', why: 'activate' }],
};

test('a release that is already published can be read, and its file keeps the name `area`', () => {
  const manifest = releaseManifest.parse(storedManifest);
  expect(manifest).toMatchObject({ app: 'mf-content', version: '1' });
  expect(JSON.parse(manifestJson(manifest))).toEqual(storedManifest);
});

test('an existing channel file can be read and written back without a change', async () => {
  const store = await temporaryStore();
  const file = channelPath(store.root, 'stable');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(storedChannel));
  const channel = await readChannel(store.root, 'stable');
  expect(channel.history).toMatchObject([{ app: 'shell', from: '1', to: '2' }]);
  await writeFile(file, channelJson(channel));
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(storedChannel);
  await store.remove();
});
