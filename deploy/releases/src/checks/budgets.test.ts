import { rejectionsOf } from '../testing/rejection-reasons';
import { type TemporaryStore, temporaryStore } from '../testing/temporary-store';

let store: TemporaryStore;

beforeEach(async () => {
  store = await temporaryStore();
});
afterEach(() => store.remove());

test('a release heavier than its budget is refused', async () => {
  expect(await rejectionsOf(store, 'mf-catalog', { manifest: { sizes: { script: 61_000, style: 12_000 } } })).toEqual([
    'mf-catalog 2: скриптов 61.0 кБ при первой загрузке, больше бюджета 60.0 кБ',
  ]);
});

test('an area does not raise its budget above the cap of the live shell', async () => {
  await store.release('shell', '2', { manifest: { areaCaps: { script: 60_000, style: 12_000 } } });
  await store.goLive('shell', '2');
  const budgets = { script: 150_000, style: 12_000 };
  expect(
    await rejectionsOf(store, 'mf-catalog', { manifest: { budgets, sizes: { script: 140_800, style: 5_000 } } }),
  ).toEqual([
    'mf-catalog 2: бюджет скриптов 150.0 кБ больше предела 60.0 кБ для области: его меняет команда shell в shell/area.json',
  ]);
});
