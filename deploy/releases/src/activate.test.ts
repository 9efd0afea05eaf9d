import { appendFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { activate } from './activate';
import { readChannel } from './channel';
import { releaseFolder } from './release-store';
import { rejectionReasons } from './testing/rejection-reasons';
import { type TemporaryStore, temporaryStore } from './testing/temporary-store';
import { type ReleaseOptions, route } from './testing/write-release';

let store: TemporaryStore;

beforeEach(async () => {
  store = await temporaryStore();
});
afterEach(() => store.remove());

const live = async () => (await readChannel(store.root, 'stable')).live;

const reasons = (activation: Promise<unknown>) => rejectionReasons(store.root, activation);

/** Publishes a release that equals the live one except for this part, and tries to make it live. */
async function tried(
  area: Parameters<TemporaryStore['release']>[0],
  parts: ReleaseOptions,
): Promise<readonly string[]> {
  await store.release(area, '2', parts);
  return reasons(store.goLive(area, '2'));
}

const amount = (type: string, more: object = {}) => ({
  type: 'object',
  properties: { quantity: { type }, ...more },
  required: ['quantity'],
});

test('a compatible release goes live next to the others, with who, when and why in the history', async () => {
  await store.release('mf-catalog', '2');
  await store.goLive('mf-catalog', '2');
  expect(await live()).toMatchObject({ 'mf-catalog': '2', 'mf-checkout': '1', shell: '1' });
  const [change] = (await readChannel(store.root, 'stable')).history;
  expect(change).toMatchObject({ area: 'mf-catalog', from: '1', to: '2', why: 'activate' });
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

test('a release that does not exist is refused', async () => {
  expect(await reasons(store.goLive('mf-catalog', '9'))).toEqual(['выпуска mf-catalog 9 нет или он неполный']);
});

test('a file with another hash, a missing file and an additional file are refused', async () => {
  await store.release('mf-catalog', '2');
  const folder = releaseFolder(store.root, 'mf-catalog', '2');
  await appendFile(join(folder, 'web/entry.js'), ' ');
  await rm(join(folder, 'server/index.cjs'));
  await writeFile(join(folder, 'web/more.js'), '');
  expect(await reasons(store.goLive('mf-catalog', '2'))).toEqual([
    'mf-catalog: файл web/more.js не указан в выпуске',
    'mf-catalog: нет файла server/index.cjs',
    'mf-catalog: файл web/entry.js изменён: его хеш не тот, что в выпуске',
  ]);
});

test('another major version of the contract is refused', async () => {
  expect(await tried('mf-catalog', { manifest: { contract: '2.0.0' } })).toEqual([
    'mf-catalog 2 собран по контракту 2.0.0, а shell 1 — по контракту 1.2.0: старшая версия должна совпадать',
  ]);
});

test('a shared package outside the range that the live shell provides is refused', async () => {
  const requires = { react: '^20.0.0', 'shared-contracts/maps': '^1.0.0' };
  expect(await tried('mf-catalog', { manifest: { requires } })).toEqual([
    'mf-catalog 2 требует react ^20.0.0, а shell 1 даёт 19.3.1',
    'mf-catalog 2 требует shared-contracts/maps, а shell 1 его не даёт',
  ]);
});

test('a shell that no longer provides packages that live areas need is refused', async () => {
  const found = await tried('shell', { manifest: { provides: { react: '20.0.0' } } });
  expect(found).toContain('mf-content 1 требует react ^19.3.0, а shell 2 даёт 20.0.0');
});

test('an import that the live shell does not supply is refused, and so is a shell that drops a used one', async () => {
  expect(await tried('mf-catalog', { contract: { imports: { react: ['useState', 'useOptimistic'] } } })).toEqual([
    'mf-catalog 2 берёт useOptimistic из react, а у shell 1 этого нет: сначала выпустите shell',
  ]);
  expect(await tried('shell', { contract: { exports: { react: ['useEffect'] } } })).toContain(
    'mf-content 1 берёт useState из react, а у shell 2 этого нет: верните его или сначала выпустите mf-content без него',
  );
});

test('an event that live listeners do not understand is refused, an event with an added field is not', async () => {
  expect(await tried('mf-checkout', { contract: { events: { 'basket:changed': amount('string') } } })).toContain(
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
  expect(await tried('mf-checkout', { contract: { commands: { 'basket:add': command } } })).toEqual([
    'команда basket:add: mf-checkout 2 не поймёт mf-catalog 1: поле price обязательно, а его может не быть',
  ]);
});

test('a caller that expects more of an answer than the live owner returns is refused; an owner may return more', async () => {
  const answer = { ...amount('number', { sum: { type: 'number' } }), required: ['quantity', 'sum'] };
  const command = { owner: 'mf-checkout', input: amount('number'), answer } as const;
  expect(await tried('mf-catalog', { contract: { commands: { 'basket:add': command } } })).toEqual([
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
  expect(await tried('mf-catalog', { contract: { commands: { 'pet:choose': command } } })).toEqual([
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
  expect(await tried('mf-catalog', widget(amount('string')))).toEqual([
    'свойства виджета teasers: mf-content 5 не поймёт mf-catalog 2: поле quantity — string, а ожидается number',
  ]);
  await store.release('mf-catalog', '3', widget(amount('number')));
  await store.goLive('mf-catalog', '3');
  const more = { ...amount('number', { city: { type: 'string' } }), required: ['quantity', 'city'] };
  expect(await tried('mf-content', { ...provided, ...widget(more) })).toEqual([
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
  expect(await tried('mf-content', pets(amount('string')))).toEqual([
    `атом pets:state: mf-catalog 5 не поймёт mf-content 2: поле quantity — string, а ожидается number. ${ATOM_ADVICE}`,
  ]);
  const more = { ...amount('number', { sum: { type: 'number' } }), required: ['quantity', 'sum'] };
  expect(await tried('mf-catalog', pets(more))).toEqual([
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
  expect(await tried('mf-content', pets(more))).toEqual([
    `атом pets:state: mf-content 2 не поймёт shell 5: поле sum обязательно, а его может не быть. ${ATOM_ADVICE}`,
  ]);
});

test('an atom has one owner', async () => {
  await store.release('mf-content', '5', pets({}));
  await store.goLive('mf-content', '5');
  const foreign = { atoms: { 'pets:state': { owner: 'mf-catalog', reads: {}, writes: {} } } } as const;
  expect(await tried('mf-catalog', { contract: foreign })).toEqual([
    'атом pets:state: mf-catalog 2 называет владельцем mf-catalog, а mf-content 5 — mf-content. Что делать: назовите новый атом иначе',
  ]);
});

test('apps that share a query understand the data of each other, or its key has another number', async () => {
  const query = (name: string, data: object) => ({ contract: { queries: { [name]: { data } } } });
  await store.release('mf-content', '5', query('pets@1', amount('number')));
  await store.goLive('mf-content', '5');
  const more = { ...amount('number', { sum: { type: 'number' } }), required: ['quantity', 'sum'] };
  expect(await tried('mf-catalog', query('pets@1', more))).toEqual([
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
  expect(await tried('mf-catalog', call(amount('string')))).toEqual([
    'вызов catalog.list: mf-catalog 2 не поймёт mf-content 2: поле quantity — string, а ожидается number',
  ]);
  await store.release('mf-catalog', '3', call(amount('number', { sum: { type: 'number' } })));
  await store.goLive('mf-catalog', '3');
});

test('two areas on one path are refused, whatever the names of its parameters', async () => {
  const own = [route('thing', '/product/:id', 'mf-content'), route('news', '/news', 'mf-content')];
  expect(await tried('mf-content', { manifest: { routes: own } })).toEqual([
    'на адрес /product/:id претендуют двое: mf-catalog и mf-content',
  ]);
});

test('a page that belongs to another area is refused', async () => {
  expect(await tried('mf-content', { manifest: { routes: [route('cart', '/cart', 'mf-checkout')] } })).toEqual([
    'mf-content объявляет страницу /cart, которая принадлежит mf-checkout',
  ]);
});

test('a command with two owners is refused', async () => {
  expect(await tried('mf-content', { manifest: { commands: ['basket:add'] } })).toEqual([
    'на команду basket:add отвечают двое: mf-checkout и mf-content',
    'mf-content отвечает на команду basket:add, которая по контракту принадлежит mf-checkout',
  ]);
});

test('a command that a live area calls and that no app answers any more is refused', async () => {
  expect(await tried('mf-checkout', { manifest: { commands: [] }, contract: { commands: {} } })).toEqual([
    'mf-catalog 1 вызывает команду basket:add, а mf-checkout на неё не отвечает: сначала выпустите mf-checkout с нею или mf-catalog без неё',
  ]);
});

test('a release heavier than its budget is refused', async () => {
  expect(await tried('mf-catalog', { manifest: { sizes: { script: 61_000, style: 12_000 } } })).toEqual([
    'mf-catalog 2: скриптов 61.0 кБ при первой загрузке, больше бюджета 60.0 кБ',
  ]);
});

test('a server bundle that throws, imports a forbidden module, or is another area is refused', async () => {
  expect(await tried('mf-catalog', { server: 'throw new Error("нет настроек")' })).toEqual([
    expect.stringMatching(/^mf-catalog: серверная сборка не запускается: нет настроек\. Ошибка возникает при запуске/),
  ]);
  await store.release('mf-catalog', '3', { server: 'require("node:fs")' });
  expect((await reasons(store.goLive('mf-catalog', '3')))[0]).toMatch(
    /серверная сборка не запускается: она берёт модуль node:fs, которого shell не даёт/,
  );
  await store.release('mf-catalog', '4', {
    server: 'module.exports = { default: { name: "mf-content", routes: [], widgets: [] } }',
  });
  expect(await reasons(store.goLive('mf-catalog', '4'))).toEqual([
    'mf-catalog: серверная сборка не запускается: она называет себя mf-content',
  ]);
});

test('a server bundle that never finishes, or ends the process, is refused', async () => {
  const versions = { 'mf-catalog': '2' };
  await store.release('mf-catalog', '2', { server: 'for (;;);' });
  const looping = activate({ root: store.root, channel: 'stable', versions, why: 'activate', loadLimit: 3_000 });
  expect(await reasons(looping)).toEqual(['mf-catalog: серверная сборка не запускается: не загрузилась за 3 с']);
  await store.release('mf-catalog', '3', { server: 'process.exit(7)' });
  expect(await reasons(store.goLive('mf-catalog', '3'))).toEqual([
    'mf-catalog: серверная сборка не запускается: она завершила процесс (7)',
  ]);
}, 30_000);

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
