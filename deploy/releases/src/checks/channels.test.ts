import { readChannel } from '../channel';
import { folderRegistry } from '../registry';
import { rollback } from '../rollback';
import { rejectionReasons } from '../testing/rejection-reasons';
import { type TemporaryStore, temporaryStore } from '../testing/temporary-store';

let store: TemporaryStore;
const imports = (name: string) => ({ contract: { imports: { react: [name] } } });
const exports = (...names: string[]) => ({ contract: { exports: { react: names } } });

beforeEach(async () => {
  store = await temporaryStore();
});
afterEach(() => store.remove());

const live = async (channel: string) => (await readChannel(store.root, channel)).live;

test('a version that stable refuses is refused on an empty channel, with the same reason', async () => {
  await store.release('mf-content', '2', imports('useOptimistic'));
  const onStable = await rejectionReasons(store.root, store.goLive('mf-content', '2'));
  expect(await rejectionReasons(store.root, store.goLive('mf-content', '2', 'canary'))).toEqual(onStable);
  expect(await live('canary')).toEqual({});
});

test('a channel has its own versions and takes the others from stable, also after stable changes', async () => {
  const registry = folderRegistry(store.root);
  await store.release('mf-content', '2');
  await store.goLive('mf-content', '2', 'canary');
  expect(await live('canary')).toEqual({ 'mf-content': '2' });
  await store.release('mf-catalog', '2');
  await store.goLive('mf-catalog', '2');
  const { apps } = await registry.readSet('canary');
  expect(Object.values(apps).map(({ manifest }) => `${manifest.app} ${manifest.version}`)).toEqual(
    expect.arrayContaining(['mf-content 2', 'mf-catalog 2', 'shell 1']),
  );
  expect((await registry.readSet('stable')).apps['mf-content']?.manifest.version).toBe('1');
});

test('stable does not break a channel that takes apps from it; a rollback of that channel allows the change', async () => {
  await store.release('shell', '2', exports('useEffect', 'useState', 'useOptimistic'));
  await store.goLive('shell', '2');
  await store.release('mf-content', '2', imports('useOptimistic'));
  await store.goLive('mf-content', '2', 'canary');
  await store.release('shell', '3', exports('useEffect', 'useState'));
  expect(await rejectionReasons(store.root, store.goLive('shell', '3'))).toEqual([
    'канал canary: mf-content 2 берёт useOptimistic из react, а у shell 3 этого нет: верните его или сначала выпустите mf-content без него',
  ]);
  await rollback({ root: store.root, channel: 'canary', areas: ['mf-content'] });
  expect(await live('canary')).toEqual({});
  await store.goLive('shell', '3');
});

test('a rollback of stable does not wait for other channels', async () => {
  await store.release('shell', '2', exports('useEffect', 'useState', 'useOptimistic'));
  await store.goLive('shell', '2');
  await store.release('mf-content', '2', imports('useOptimistic'));
  await store.goLive('mf-content', '2', 'canary');
  await rollback({ root: store.root, channel: 'stable', areas: ['shell'] });
  expect(await live('stable')).toMatchObject({ shell: '1' });
});
