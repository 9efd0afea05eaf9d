import { setTimeout as pause } from 'node:timers/promises';
import { type TemporaryStore, temporaryStore } from '../testing/temporary-store';
import { changeChannel } from './channel';
import { watchChannels } from './watch-channels';

let store: TemporaryStore;
beforeEach(async () => {
  store = await temporaryStore({ 'mf-catalog': ['2'] });
});
afterEach(() => store.remove());

const rollBack = (channel = 'stable') =>
  changeChannel(store.root, channel, async (now) => ({ ...now, live: { ...now.live, 'mf-catalog': '1' } }));

/** Resolves when a channel has changed. */
const changed = () =>
  new Promise<void>((resolve) => {
    const end = watchChannels(store.root, () => {
      end();
      resolve();
    });
  });

test.each(['stable', 'canary'])('a change of the channel %s is seen when it is made', async (channel) => {
  const seen = changed();
  await rollBack(channel);
  await seen;
});

test('what ended the watch hears nothing more', async () => {
  const onChange = jest.fn();
  watchChannels(store.root, onChange)();
  const seen = changed();
  await rollBack();
  await seen;
  await pause(0);
  expect(onChange).not.toHaveBeenCalled();
});

test('a folder that does not exist is not watched', () => {
  expect(() => watchChannels(`${store.root}/nowhere`, () => {})()).not.toThrow();
});
