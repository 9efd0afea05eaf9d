import { once } from 'node:events';
import { changeChannel } from 'deploy-releases/channels/channel';
import { folderRegistry, type ReleaseSet } from 'deploy-releases/registry/registry';
import { type TemporaryStore, temporaryStore } from 'deploy-releases/testing/temporary-store';
import { LiveSet } from './live-set';

let store: TemporaryStore;
let live: LiveSet;
const replaced = new EventTarget();

beforeEach(async () => {
  store = await temporaryStore({ 'mf-catalog': ['2'] });
});
afterEach(async () => {
  live.stop();
  jest.useRealTimers();
  await store.remove();
});

const catalogue = (set: ReleaseSet | null) => set?.apps['mf-catalog']?.manifest.version;

const start = async () => {
  const registry = folderRegistry(store.root);
  const onReplaced = () => replaced.dispatchEvent(new Event('replaced'));
  live = new LiveSet({ registry, channel: 'stable', onReplaced, onError: (error) => Promise.reject(error) });
  await live.start();
};

test('a change of the channel is live without waiting for the next poll', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
  await start();
  expect(catalogue(live.current)).toBe('2');
  const next = once(replaced, 'replaced');
  jest.useRealTimers();
  await changeChannel(store.root, 'stable', async (now) => ({ ...now, live: { ...now.live, 'mf-catalog': '1' } }));
  await next;
  expect(catalogue(live.current)).toBe('1');
});
