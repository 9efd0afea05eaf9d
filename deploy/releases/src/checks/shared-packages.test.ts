import { rejectionsOf } from '../testing/rejection-reasons';
import { type TemporaryStore, temporaryStore } from '../testing/temporary-store';

let store: TemporaryStore;

beforeEach(async () => {
  store = await temporaryStore();
});
afterEach(() => store.remove());

test('another major version of the contract is refused', async () => {
  expect(await rejectionsOf(store, 'mf-catalog', { manifest: { contract: '2.0.0' } })).toEqual([
    'mf-catalog 2 собран по контракту 2.0.0, а shell 1 — по контракту 1.2.0: старшая версия должна совпадать',
  ]);
});

test('a shared package outside the range that the live shell provides is refused', async () => {
  const requires = { react: '^20.0.0', 'shared-contracts/maps': '^1.0.0' };
  expect(await rejectionsOf(store, 'mf-catalog', { manifest: { requires } })).toEqual([
    'mf-catalog 2 требует react ^20.0.0, а shell 1 даёт 19.3.1',
    'mf-catalog 2 требует shared-contracts/maps, а shell 1 его не даёт',
  ]);
});

test('a shell that no longer provides packages that live areas need is refused', async () => {
  const found = await rejectionsOf(store, 'shell', { manifest: { provides: { react: '20.0.0' } } });
  expect(found).toContain('mf-content 1 требует react ^19.3.0, а shell 2 даёт 20.0.0');
});

test('an import that the live shell does not supply is refused, and so is a shell that drops a used one', async () => {
  expect(
    await rejectionsOf(store, 'mf-catalog', { contract: { imports: { react: ['useState', 'useOptimistic'] } } }),
  ).toEqual(['mf-catalog 2 берёт useOptimistic из react, а у shell 1 этого нет: сначала выпустите shell']);
  expect(await rejectionsOf(store, 'shell', { contract: { exports: { react: ['useEffect'] } } })).toContain(
    'mf-content 1 берёт useState из react, а у shell 2 этого нет: верните его или сначала выпустите mf-content без него',
  );
});
