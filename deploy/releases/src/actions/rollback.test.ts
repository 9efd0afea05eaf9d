import type { AppName } from '@zapovednik/platform/routes';
import { readChannel } from '../channels/channel';
import { releaseFolder } from '../store/release-store';
import { type TemporaryStore, temporaryStore } from '../testing/temporary-store';
import { writeRelease } from '../testing/write-release';
import { rollback, versionBefore } from './rollback';

let store: TemporaryStore;

beforeEach(async () => {
  store = await temporaryStore({ 'mf-catalog': ['2', '3'] });
});
afterEach(() => store.remove());

const back = (version?: string) => rollback({ root: store.root, channel: 'stable', areas: ['mf-catalog'], version });
const live = async () => (await readChannel(store.root, 'stable')).live['mf-catalog'];

test('a rollback restores the previous version, a second one goes a step further', async () => {
  await back();
  expect(await live()).toBe('2');
  await back();
  expect(await live()).toBe('1');
  expect((await readChannel(store.root, 'stable')).history[0]).toMatchObject({ from: '2', to: '1', why: 'rollback' });
});

test('a rollback to a named version', async () => {
  await back('1');
  expect(await live()).toBe('1');
  await expect(back('1')).rejects.toThrow('mf-catalog 1 и так на канале stable');
  await expect(back('7')).rejects.toThrow('выпуска mf-catalog 7 нет');
});

test('a rollback of a damaged release is refused', async () => {
  await store.damage('mf-catalog', '2');
  await expect(back()).rejects.toThrow('файл web/entry.js изменён');
  expect(await live()).toBe('3');
});

test('a rollback does not wait for checks of what was live before, not even by rules that are newer', async () => {
  const options = { styles: 'button{display:none}', web: 'hydrateRoot' };
  await writeRelease(releaseFolder(store.root, 'mf-catalog', '2'), 'mf-catalog', '2', options);
  await back();
  expect(await live()).toBe('2');
});

test('after a rollback and a new release, the previous version is the one that was rolled back to', () => {
  const step = (from: string | null, to: string, why: 'activate' | 'rollback' = 'activate') =>
    ({ app: 'mf-catalog', from, to, why, at: '', by: '' }) as const;
  const history = [step('1', '3'), step('2', '1', 'rollback'), step('1', '2'), step(null, '1')];
  expect(versionBefore(history, 'mf-catalog')).toBe('1');
  expect(versionBefore(history, 'mf-content')).toBeNull();
});

test('a first release is taken back: the area is gone, until it is released again', async () => {
  const first = (area: AppName) => rollback({ root: store.root, channel: 'stable', areas: [area] });
  await store.release('mf-loyalty', '1');
  await store.goLive('mf-loyalty', '1');
  await first('mf-loyalty');
  const { live, history } = await readChannel(store.root, 'stable');
  expect(live).not.toHaveProperty('mf-loyalty');
  expect(history[0]).toMatchObject({ app: 'mf-loyalty', from: '1', why: 'rollback', withdrawn: true });
  await expect(first('mf-loyalty')).rejects.toThrow('у mf-loyalty на канале stable нет более раннего выпуска');
  await store.release('mf-loyalty', '2');
  await store.goLive('mf-loyalty', '2');
  expect(versionBefore((await readChannel(store.root, 'stable')).history, 'mf-loyalty')).toBeNull();
  // A live area calls a command of this one. And a shop needs a shell.
  await expect(first('mf-checkout')).rejects.toThrow(
    'mf-catalog 3 вызывает команду basket:add из mf-checkout: сначала выпустите mf-catalog без этого',
  );
  await expect(first('shell')).rejects.toThrow('у shell на канале stable нет более раннего выпуска');
});
