import { readChannel } from '../channels/channel';
import { amount } from '../testing/amount-schema';
import { rejectionsOf } from '../testing/rejection-reasons';
import { type TemporaryStore, temporaryStore } from '../testing/temporary-store';

let store: TemporaryStore;

beforeEach(async () => {
  store = await temporaryStore();
});
afterEach(() => store.remove());

const live = async () => (await readChannel(store.root, 'stable')).live;

test('an event that live listeners do not understand is refused, an event with an added field is not', async () => {
  expect(
    await rejectionsOf(store, 'mf-checkout', { contract: { events: { 'basket:changed': amount('string') } } }),
  ).toContain(
    'событие basket:changed: mf-content 1 не поймёт mf-checkout 2: поле quantity — string, а ожидается number',
  );
  const events = { 'basket:changed': amount('number', { sum: { type: 'number' } }) };
  await store.release('mf-checkout', '3', { contract: { events } });
  await store.goLive('mf-checkout', '3');
  expect(await live()).toMatchObject({ 'mf-checkout': '3' });
});

test('an owner that requires more of a command than live areas send is refused', async () => {
  const input = { ...amount('number', { price: { type: 'number' } }), required: ['quantity', 'price'] };
  const command = { owner: 'mf-checkout', input, answer: amount('number') } as const;
  expect(await rejectionsOf(store, 'mf-checkout', { contract: { commands: { 'basket:add': command } } })).toEqual([
    'команда basket:add: mf-checkout 2 не поймёт mf-catalog 1: поле price обязательно, а его может не быть',
  ]);
});

test('a caller that expects more of an answer than the live owner returns is refused; an owner may return more', async () => {
  const answer = { ...amount('number', { sum: { type: 'number' } }), required: ['quantity', 'sum'] };
  const command = { owner: 'mf-checkout', input: amount('number'), answer } as const;
  expect(await rejectionsOf(store, 'mf-catalog', { contract: { commands: { 'basket:add': command } } })).toEqual([
    'ответ на команду basket:add: mf-catalog 2 не поймёт mf-checkout 1: поле sum обязательно, а его может не быть',
  ]);
  await store.release('mf-checkout', '2', { contract: { commands: { 'basket:add': command } } });
  await store.goLive('mf-checkout', '2');
  expect(await live()).toMatchObject({ 'mf-checkout': '2' });
});

test('an event that the shell does not know goes live with its area alone; a command without an owner does not', async () => {
  const command = { owner: 'mf-cabinet', input: {}, answer: {} } as const;
  await store.release('mf-catalog', '5', { contract: { events: { 'pet:added': {} } } });
  await store.goLive('mf-catalog', '5');
  expect(await live()).toMatchObject({ 'mf-catalog': '5' });
  expect(await rejectionsOf(store, 'mf-catalog', { contract: { commands: { 'pet:choose': command } } })).toEqual([
    'mf-catalog 2 вызывает команду pet:choose, а mf-cabinet на неё не отвечает: сначала выпустите mf-cabinet с нею или mf-catalog без неё',
  ]);
  await store.release('mf-cabinet', '2', {
    manifest: { commands: ['pet:choose'] },
    contract: { commands: { 'pet:choose': command } },
  });
  await store.goLive('mf-cabinet', '2');
  await store.release('mf-catalog', '4', { contract: { commands: { 'pet:choose': command } } });
  await store.goLive('mf-catalog', '4');
  expect(await live()).toMatchObject({ 'mf-catalog': '4', shell: '1' });
});

test('the props of a placed widget fit its owner; additional optional props are allowed', async () => {
  const widget = (props: object) => ({ contract: { widgets: { teasers: { owner: 'mf-content' as const, props } } } });
  const provided = { manifest: { widgets: ['teasers'] } };
  await store.release('mf-content', '5', { ...provided, ...widget(amount('number')) });
  await store.goLive('mf-content', '5');
  expect(await rejectionsOf(store, 'mf-catalog', widget(amount('string')))).toEqual([
    'свойства виджета teasers: mf-content 5 не поймёт mf-catalog 2: поле quantity — string, а ожидается number',
  ]);
  await store.release('mf-catalog', '3', widget(amount('number')));
  await store.goLive('mf-catalog', '3');
  const more = { ...amount('number', { city: { type: 'string' } }), required: ['quantity', 'city'] };
  expect(await rejectionsOf(store, 'mf-content', { ...provided, ...widget(more) })).toEqual([
    'свойства виджета teasers: mf-content 2 не поймёт mf-catalog 3: поле city обязательно, а его может не быть',
  ]);
});

const pets = (writes: object, reads = writes) => ({
  contract: { atoms: { 'pets:state': { owner: 'mf-content' as const, reads, writes } } },
});
const ATOM_ADVICE = 'Что делать: оставьте прежние поля, новые добавьте необязательными, или назовите атом иначе';

test('an atom that the shell does not know goes live with its area alone, before or after its readers', async () => {
  await store.release('mf-catalog', '2', pets(amount('number')));
  await store.goLive('mf-catalog', '2');
  await store.release('mf-content', '2', pets(amount('number', { sum: { type: 'number' } })));
  await store.goLive('mf-content', '2');
  expect(await live()).toMatchObject({ 'mf-catalog': '2', 'mf-content': '2', shell: '1' });
});

test('an atom that live readers could not parse is refused, and so is a reader that expects more than the live owner writes', async () => {
  for (const area of ['mf-content', 'mf-catalog'] as const) {
    await store.release(area, '5', pets(amount('number')));
    await store.goLive(area, '5');
  }
  expect(await rejectionsOf(store, 'mf-content', pets(amount('string')))).toEqual([
    `атом pets:state: mf-catalog 5 не поймёт mf-content 2: поле quantity — string, а ожидается number. ${ATOM_ADVICE}`,
  ]);
  const more = { ...amount('number', { sum: { type: 'number' } }), required: ['quantity', 'sum'] };
  expect(await rejectionsOf(store, 'mf-catalog', pets(more))).toEqual([
    `атом pets:state: mf-catalog 2 не поймёт mf-content 5: поле sum обязательно, а его может не быть. ${ATOM_ADVICE}`,
  ]);
  // Readers do not write, so their output schema is not compared.
  await store.release('mf-catalog', '3', pets(amount('string'), amount('number')));
  await store.goLive('mf-catalog', '3');
});

test('an atom that the shell knows is also written by the shell', async () => {
  await store.release('shell', '5', pets(amount('number')));
  await store.goLive('shell', '5');
  const more = { ...amount('number', { sum: { type: 'number' } }), required: ['quantity', 'sum'] };
  expect(await rejectionsOf(store, 'mf-content', pets(more))).toEqual([
    `атом pets:state: mf-content 2 не поймёт shell 5: поле sum обязательно, а его может не быть. ${ATOM_ADVICE}`,
  ]);
});

test('apps that share a query understand the data of each other, or its key has another number', async () => {
  const query = (name: string, data: object) => ({ contract: { queries: { [name]: { data } } } });
  await store.release('mf-content', '5', query('pets@1', amount('number')));
  await store.goLive('mf-content', '5');
  const more = { ...amount('number', { sum: { type: 'number' } }), required: ['quantity', 'sum'] };
  expect(await rejectionsOf(store, 'mf-catalog', query('pets@1', more))).toEqual([
    'запрос pets@1: mf-catalog 2 не поймёт mf-content 5: поле sum обязательно, а его может не быть. Что делать: увеличьте число в ключе запроса',
  ]);
  await store.release('mf-catalog', '3', query('pets@2', more));
  await store.goLive('mf-catalog', '3');
  expect(await live()).toMatchObject({ 'mf-catalog': '3' });
});

test('of two descriptions of one call, one only adds to the other', async () => {
  const call = (answer: object) => ({ contract: { calls: { 'catalog.list': { input: {}, answer } } } });
  await store.release('mf-content', '2', call(amount('number')));
  await store.goLive('mf-content', '2');
  expect(await rejectionsOf(store, 'mf-catalog', call(amount('string')))).toEqual([
    'вызов catalog.list: mf-catalog 2 не поймёт mf-content 2: поле quantity — string, а ожидается number',
  ]);
  await store.release('mf-catalog', '3', call(amount('number', { sum: { type: 'number' } })));
  await store.goLive('mf-catalog', '3');
});
