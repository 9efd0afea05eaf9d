import { writeFile } from 'node:fs/promises';
import { activate, type Conflict } from '../actions/activate';
import { rollback } from '../actions/rollback';
import {
  channelJson,
  channelPath,
  endChannel,
  isOver,
  listChannels,
  readChannel,
  requireChannel,
} from '../channels/channel';
import { folderRegistry } from '../registry/registry';
import { rejectionReasons } from '../testing/rejection-reasons';
import { type TemporaryStore, temporaryStore } from '../testing/temporary-store';

const DAY = 24 * 3_600_000;

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

test('a channel that a release on stable does not fit takes all apps from stable; it never blocks stable', async () => {
  await store.release('shell', '2', exports('useEffect', 'useState', 'useOptimistic'));
  await store.goLive('shell', '2');
  await store.release('mf-content', '2', imports('useOptimistic'));
  await store.goLive('mf-content', '2', 'canary');
  await store.release('shell', '3', exports('useEffect', 'useState'));
  const withdrawn: Conflict[] = [];
  const options = { root: store.root, channel: 'stable', versions: { shell: '3' }, why: 'activate' } as const;
  await activate({ ...options, onWithdrawn: (conflict) => withdrawn.push(conflict) });
  expect(withdrawn).toEqual([
    {
      channel: 'canary',
      by: expect.stringMatching(/./),
      reasons: [
        'mf-content 2 берёт useOptimistic из react, а у shell 3 этого нет: верните его или сначала выпустите mf-content без него',
      ],
    },
  ]);
  expect(await live('stable')).toMatchObject({ shell: '3' });
  expect(await listChannels(store.root)).toEqual(['stable']);
  expect((await folderRegistry(store.root).readSet('canary')).apps['mf-content']?.manifest.version).toBe('1');
});

test('a channel ends when it is empty, by its command, and after 30 days without a change', async () => {
  await store.release('mf-content', '2');
  await store.goLive('mf-content', '2', 'canary');
  await rollback({ root: store.root, channel: 'canary', areas: ['mf-content'] });
  expect(await listChannels(store.root)).toEqual(['stable']);
  await store.goLive('mf-content', '2', 'canary');
  await endChannel(store.root, 'canary');
  expect(await listChannels(store.root)).toEqual(['stable']);
  await expect(endChannel(store.root, 'canary')).rejects.toThrow('канала canary нет, есть: stable');
  await expect(endChannel(store.root, 'stable')).rejects.toThrow('stable получают покупатели');
  await store.goLive('mf-content', '2', 'canary');
  const file = await readChannel(store.root, 'canary');
  expect(isOver(file, Date.now() + 29 * DAY)).toBe(false);
  expect(isOver(file, Date.now() + 31 * DAY)).toBe(true);
  const old = file.history.map((change) => ({ ...change, at: new Date(Date.now() - 31 * DAY).toISOString() }));
  await writeFile(channelPath(store.root, 'canary'), channelJson({ ...file, history: old }));
  expect(await live('canary')).toEqual({});
});

test('a misspelled channel is not a new one', async () => {
  await expect(requireChannel(store.root, 'canray')).rejects.toThrow(
    'канала canray нет, есть: stable; новый создаёт --new-channel',
  );
  await expect(requireChannel(store.root, 'stable')).resolves.toBeUndefined();
});

test('a rollback of stable does not wait for other channels', async () => {
  await store.release('shell', '2', exports('useEffect', 'useState', 'useOptimistic'));
  await store.goLive('shell', '2');
  await store.release('mf-content', '2', imports('useOptimistic'));
  await store.goLive('mf-content', '2', 'canary');
  await rollback({ root: store.root, channel: 'stable', areas: ['shell'] });
  expect(await live('stable')).toMatchObject({ shell: '1' });
});
