import { rejectionsOf } from '../testing/rejection-reasons';
import { type TemporaryStore, temporaryStore } from '../testing/temporary-store';
import { route } from '../testing/write-release';

let store: TemporaryStore;

beforeEach(async () => {
  store = await temporaryStore();
});
afterEach(() => store.remove());

test('an atom has one owner', async () => {
  const atom = (owner: 'mf-content' | 'mf-catalog') => ({
    contract: { atoms: { 'pets:state': { owner, reads: {}, writes: {} } } },
  });
  await store.release('mf-content', '5', atom('mf-content'));
  await store.goLive('mf-content', '5');
  expect(await rejectionsOf(store, 'mf-catalog', atom('mf-catalog'))).toEqual([
    'атом pets:state: mf-catalog 2 называет владельцем mf-catalog, а mf-content 5 — mf-content. Что делать: назовите новый атом иначе',
  ]);
});

test('two areas on one path are refused, whatever the names of its parameters', async () => {
  const own = [route('thing', '/product/:id', 'mf-content'), route('news', '/news', 'mf-content')];
  expect(await rejectionsOf(store, 'mf-content', { manifest: { routes: own } })).toEqual([
    'на адрес /product/:id претендуют двое: mf-catalog и mf-content',
  ]);
});

test('a page that belongs to another area is refused', async () => {
  expect(
    await rejectionsOf(store, 'mf-content', { manifest: { routes: [route('cart', '/cart', 'mf-checkout')] } }),
  ).toEqual(['mf-content объявляет страницу /cart, которая принадлежит mf-checkout']);
});

test('a command with two owners is refused', async () => {
  expect(await rejectionsOf(store, 'mf-content', { manifest: { commands: ['basket:add'] } })).toEqual([
    'на команду basket:add отвечают двое: mf-checkout и mf-content',
    'mf-content отвечает на команду basket:add, которая по контракту принадлежит mf-checkout',
  ]);
});

test('a command that a live area calls and that no app answers any more is refused', async () => {
  expect(await rejectionsOf(store, 'mf-checkout', { manifest: { commands: [] }, contract: { commands: {} } })).toEqual([
    'mf-catalog 1 вызывает команду basket:add, а mf-checkout на неё не отвечает: сначала выпустите mf-checkout с нею или mf-catalog без неё',
  ]);
});
