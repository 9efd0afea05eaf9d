import type { OwnerName } from 'shared-contracts/routes';
import type { Change } from '../channel';
import { PARTS, type PartVersions } from '../parts';
import { type TemporaryStore, temporaryStore } from '../testing/temporary-store';
import { type ReleaseParts, route } from '../testing/write-release';
import { readCandidate } from './candidate';
import { checkPages } from './pages';
import { checkWidgets } from './widgets';

let store: TemporaryStore;
let live: PartVersions;
let count: number;

const faq = route('faq', '/faq', 'mf-content');
const about = route('about', '/about', 'mf-content');
const widgets = ['news-teasers'];
const table = [faq, about, route('technical', '/technical', 'shell'), route('product', '/product/:code', 'mf-catalog')];
const removed = (redirect?: string) => [{ path: '/faq', ...(redirect && { redirect }) }];

beforeEach(async () => {
  store = await temporaryStore();
  live = Object.fromEntries(PARTS.map((part) => [part, '1']));
  count = 1;
  await released('shell', { manifest: { routes: table } });
  await released('mf-content', { manifest: { routes: [faq, about], widgets } });
});
afterEach(() => store.remove());

/** Publishes a release; answers what these two checks have against it. */
async function tried(area: OwnerName, parts: ReleaseParts): Promise<string> {
  count += 1;
  await store.release(area, String(count), parts);
  return reasons({ [area]: String(count) }, []);
}

async function released(area: OwnerName, parts: ReleaseParts): Promise<void> {
  expect(await tried(area, parts)).toBe('');
  live = { ...live, [area]: String(count) };
}

async function reasons(versions: PartVersions, history: readonly Change[]): Promise<string> {
  const candidate = await readCandidate(store.root, live, versions, history);
  return [...checkPages(candidate), ...checkWidgets(candidate)].join('\n');
}

test('a widget that a live page places stays; it goes when nobody places it any more', async () => {
  await released('mf-catalog', { contract: { widgets: { 'news-teasers': 'mf-content' } } });
  const without = { manifest: { routes: [faq, about] } };
  expect(await tried('mf-content', without)).toMatch(
    /^mf-catalog \d+ показывает виджет news-teasers, а в mf-content \d+ его нет: сначала выпустите mf-catalog без него, потом mf-content$/,
  );
  await released('mf-catalog', {});
  await released('mf-content', without);
});

test('a page cannot place a widget before its owner has it', async () => {
  expect(await tried('mf-catalog', { contract: { widgets: { 'vet-records': 'mf-cabinet' } } })).toMatch(
    /показывает виджет vet-records, а в mf-cabinet 1 его нет: сначала выпустите mf-cabinet с этим виджетом$/,
  );
});

test('a page that was live is not dropped without a word: it is removed with a redirect or 410', async () => {
  expect(await tried('mf-content', { manifest: { widgets, routes: [about] } })).toMatch(
    /^в mf-content \d+ нет страницы \/faq, которая есть в mf-content \d+: верните её или объявите в mf-content\/area\.json, что отвечать на её адрес: "removed": \[\{ "path": "\/faq", "redirect": "\/новый-адрес\/" \}\], без redirect ответом будет 410$/,
  );
  await released('mf-content', { manifest: { widgets, routes: [about], removed: removed('/about/') } });
  // The declaration stays as long as the table has the page.
  expect(await tried('mf-content', { manifest: { widgets, routes: [about] } })).toMatch(/нет страницы \/faq/);
});

test('a page that somebody links to is not removed, nor is a removed page linked to', async () => {
  await released('mf-catalog', { contract: { routes: ['faq'] } });
  const without = { manifest: { widgets, routes: [about], removed: removed() } };
  expect(await tried('mf-content', without)).toMatch(
    /^mf-catalog \d+ ссылается на страницу \/faq, которую убирает mf-content \d+: сначала выпустите mf-catalog без этой ссылки$/,
  );
  await released('mf-catalog', {});
  expect(await tried('mf-content', { ...without, contract: { routes: ['faq'] } })).toMatch(
    /^mf-content (\d+) ссылается на страницу \/faq, которую убирает mf-content \1: уберите ссылку$/,
  );
  await released('mf-content', without);
  expect(await tried('mf-catalog', { contract: { routes: ['faq'] } })).toMatch(/ссылается на страницу \/faq/);
});

test('a redirect leads to a page that is there', async () => {
  const to = (redirect: string) => ({
    manifest: { widgets, routes: [about], removed: removed(redirect) },
  });
  expect(await tried('mf-content', to('/help/'))).toMatch(/направляет \/faq на \/help\/, а такой страницы нет/);
  expect(await tried('mf-content', to('/faq/'))).toMatch(/направляет \/faq на \/faq\/, а такой страницы нет/);
});

test('a route that the shell does not know is refused, and a shell that forgets one that is used', async () => {
  expect(
    await tried('mf-content', {
      manifest: { routes: [faq, about], widgets },
      contract: { routes: ['help'] },
    }),
  ).toMatch(/называет маршрут help, которого нет в таблице shell \d+: сначала выпустите shell с этим маршрутом$/);
  await released('mf-catalog', { contract: { routes: ['about'] } });
  expect(await tried('shell', { manifest: { routes: table.filter((row) => row !== about) } })).toMatch(
    /^mf-catalog \d+ называет маршрут about, которого нет в таблице shell \d+: сначала выпустите mf-catalog без него$/,
  );
});

test('a rollback may lose pages that are newer than the release it goes back to', async () => {
  const before = live['mf-content'];
  await released('mf-content', { manifest: { routes: [faq, about, route('news', '/news', 'mf-content')], widgets } });
  const past = { area: 'mf-content', from: null, to: before ?? '', at: '', by: '', why: 'activate' } as const;
  expect(await reasons({ 'mf-content': before }, [past])).toBe('');
  expect(await reasons({ 'mf-content': before }, [])).toMatch(/нет страницы \/news/);
});
