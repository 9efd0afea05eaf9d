import { readChannel } from '../channels/channel';
import { rejectionReasons } from '../testing/rejection-reasons';
import { type TemporaryStore, temporaryStore } from '../testing/temporary-store';
import { route } from '../testing/write-release';
import { activate } from './activate';
import { versionBefore } from './rollback';

let store: TemporaryStore;

beforeEach(async () => {
  store = await temporaryStore();
});
afterEach(() => store.remove());

const live = async () => (await readChannel(store.root, 'stable')).live;

test('a compatible release goes live next to the others, with who, when and why in the history', async () => {
  await store.release('mf-catalog', '2');
  await store.goLive('mf-catalog', '2');
  expect(await live()).toMatchObject({ 'mf-catalog': '2', 'mf-checkout': '1', shell: '1' });
  const [change] = (await readChannel(store.root, 'stable')).history;
  expect(change).toMatchObject({ app: 'mf-catalog', from: '1', to: '2', why: 'activate' });
  expect(change?.by).not.toBe('');
  expect(Date.parse(change?.at ?? '')).not.toBeNaN();
});

test('the shell is released like an area', async () => {
  await store.release('shell', '2');
  await store.goLive('shell', '2');
  expect(await live()).toMatchObject({ shell: '2', 'mf-catalog': '1' });
});

test('a version that is already live is not a change', async () => {
  const before = await readChannel(store.root, 'stable');
  await store.goLive('mf-catalog', '1');
  expect(await readChannel(store.root, 'stable')).toEqual(before);
});

test('a release of what a start of the shop had opened makes it a team’s, and is no step of a rollback', async () => {
  await store.release('mf-catalog', '2');
  await activate({
    root: store.root,
    channel: 'stable',
    versions: { 'mf-catalog': '2' },
    why: 'activate',
    unchecked: true,
  });
  expect((await readChannel(store.root, 'stable')).history[0]).toMatchObject({ to: '2', unchecked: true });
  await store.goLive('mf-catalog', '2');
  await store.goLive('mf-catalog', '2');
  const { history } = await readChannel(store.root, 'stable');
  expect(history.slice(0, 2)).toMatchObject([
    { from: '2', to: '2' },
    { from: '1', to: '2', unchecked: true },
  ]);
  expect(history[0]).not.toHaveProperty('unchecked');
  expect(versionBefore(history, 'mf-catalog')).toBe('1');
});

test('a release that does not exist is refused', async () => {
  expect(await rejectionReasons(store.root, store.goLive('mf-catalog', '9'))).toEqual([
    'выпуска mf-catalog 9 нет или он неполный',
  ]);
});

test('parallel activations all succeed: each is checked against the set that is live at its time', async () => {
  const areas = ['mf-catalog', 'mf-checkout', 'mf-cabinet', 'mf-services', 'mf-content'] as const;
  for (const area of areas) await store.release(area, '2');
  await Promise.all(areas.map((area) => store.goLive(area, '2')));
  expect(await live()).toMatchObject(Object.fromEntries(areas.map((area) => [area, '2'])));
  expect((await readChannel(store.root, 'stable')).history).toHaveLength(11);
}, 30_000);

test('of two areas that claim one path at the same time, one is refused', async () => {
  const claim = (owner: 'mf-content' | 'mf-services') => ({ manifest: { routes: [route('pets', '/pets', owner)] } });
  await store.release('mf-content', '2', claim('mf-content'));
  await store.release('mf-services', '2', claim('mf-services'));
  const both = await Promise.allSettled([store.goLive('mf-content', '2'), store.goLive('mf-services', '2')]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});
