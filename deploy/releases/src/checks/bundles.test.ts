import { activate } from '../actions/activate';
import { rejectionReasons, rejectionsOf } from '../testing/rejection-reasons';
import { type TemporaryStore, temporaryStore } from '../testing/temporary-store';

let store: TemporaryStore;

beforeEach(async () => {
  store = await temporaryStore();
});
afterEach(() => store.remove());

test('a server bundle that throws, imports a forbidden module, or is another area is refused', async () => {
  expect(await rejectionsOf(store, 'mf-catalog', { server: 'throw new Error("нет настроек")' })).toEqual([
    expect.stringMatching(/^mf-catalog: серверная сборка не запускается: нет настроек\. Ошибка возникает при запуске/),
  ]);
  await store.release('mf-catalog', '3', { server: 'require("node:fs")' });
  expect((await rejectionReasons(store.root, store.goLive('mf-catalog', '3')))[0]).toMatch(
    /серверная сборка не запускается: она берёт модуль node:fs, которого shell не даёт/,
  );
  await store.release('mf-catalog', '4', {
    server: 'module.exports = { default: { name: "mf-content", routes: [], widgets: [] } }',
  });
  expect(await rejectionReasons(store.root, store.goLive('mf-catalog', '4'))).toEqual([
    'mf-catalog: серверная сборка не запускается: она называет себя mf-content',
  ]);
});

test('a server bundle that never finishes, or ends the process, is refused', async () => {
  const versions = { 'mf-catalog': '2' };
  await store.release('mf-catalog', '2', { server: 'for (;;);' });
  const looping = activate({ root: store.root, channel: 'stable', versions, why: 'activate', loadLimit: 3_000 });
  expect(await rejectionReasons(store.root, looping)).toEqual([
    'mf-catalog: серверная сборка не запускается: не загрузилась за 3 с',
  ]);
  await store.release('mf-catalog', '3', { server: 'process.exit(7)' });
  expect(await rejectionReasons(store.root, store.goLive('mf-catalog', '3'))).toEqual([
    'mf-catalog: серверная сборка не запускается: она завершила процесс (7)',
  ]);
}, 30_000);
