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
