import type { AppName } from '@zapovednik/platform/routes';
import type { AppVersions } from '../app-names';
import type { Change } from '../channels/channel';
import { testApps } from '../testing/apps';
import { type TemporaryStore, temporaryStore } from '../testing/temporary-store';
import { type ReleaseOptions, route } from '../testing/write-release';
import { readCandidate } from './candidate';
import { checkPages } from './pages';
import { checkWidgets } from './widgets';

let store: TemporaryStore;
let live: AppVersions;
let count: number;

const faq = route('faq', '/faq', 'mf-content');
const about = route('about', '/about', 'mf-content');
const widgets = ['news-teasers'];
const links = { contract: { routes: { faq: { owner: 'mf-content' as const, path: '/faq' } } } };
const removed = (redirect?: string) => [{ path: '/faq', ...(redirect && { redirect }) }];

beforeEach(async () => {
  store = await temporaryStore();
  live = Object.fromEntries(testApps.map((app) => [app, '1']));
  count = 1;
  await released('mf-content', { manifest: { routes: [faq, about], widgets } });
});
afterEach(() => store.remove());

/** Publishes a release. Returns the reasons of these two checks against it. */
async function rejections(area: AppName, options: ReleaseOptions): Promise<string> {
  count += 1;
  await store.release(area, String(count), options);
  return reasons({ [area]: String(count) }, []);
}

async function released(area: AppName, options: ReleaseOptions): Promise<void> {
  expect(await rejections(area, options)).toBe('');
  live = { ...live, [area]: String(count) };
}

async function reasons(versions: AppVersions, history: readonly Change[]): Promise<string> {
  const candidate = await readCandidate(store.root, live, versions, history);
  return [...checkPages(candidate), ...checkWidgets(candidate)].join('\n');
}

test('a widget that a live page places stays; it may be removed when no page places it any more', async () => {
  await released('mf-catalog', { contract: { widgets: { 'news-teasers': { owner: 'mf-content', props: {} } } } });
  const without = { manifest: { routes: [faq, about] } };
  expect(await rejections('mf-content', without)).toMatch(
    /^mf-catalog \d+ показывает виджет news-teasers, а в mf-content \d+ его нет: сначала выпустите mf-catalog без него, потом mf-content$/,
  );
  await released('mf-catalog', {});
  await released('mf-content', without);
});

test('a page cannot place a widget before its owner has it', async () => {
  expect(
    await rejections('mf-catalog', { contract: { widgets: { 'vet-records': { owner: 'mf-cabinet', props: {} } } } }),
  ).toMatch(/показывает виджет vet-records, а в mf-cabinet 1 его нет: сначала выпустите mf-cabinet с этим виджетом$/);
});

test('a page that was live cannot be dropped without a declaration: it is removed with a redirect or 410', async () => {
  expect(await rejections('mf-content', { manifest: { widgets, routes: [about] } })).toMatch(
    /^в mf-content \d+ нет страницы \/faq, которая есть в mf-content \d+: верните её или объявите в mf-content\/area\.json, что отвечать на её адрес: "removed": \[\{ "path": "\/faq", "redirect": "\/новый-адрес\/" \}\], без redirect ответом будет 410$/,
  );
  await released('mf-content', { manifest: { widgets, routes: [about], removed: removed('/about/') } });
  // Other sites keep links for a long time, so the declaration stays.
  expect(await rejections('mf-content', { manifest: { widgets, routes: [about] } })).toMatch(/нет страницы \/faq/);
});

test('a page that other pages link to cannot be removed, and a removed page cannot be linked to', async () => {
  await released('mf-catalog', links);
  const without = { manifest: { widgets, routes: [about], removed: removed() } };
  expect(await rejections('mf-content', without)).toMatch(
    /^mf-catalog \d+ ссылается на страницу \/faq, которую убирает mf-content \d+: сначала выпустите mf-catalog без этой ссылки$/,
  );
  await released('mf-catalog', {});
  expect(await rejections('mf-content', { ...without, ...links })).toMatch(
    /^mf-content (\d+) ссылается на страницу \/faq, которую убирает mf-content \1: уберите ссылку$/,
  );
  await released('mf-content', without);
  expect(await rejections('mf-catalog', links)).toMatch(/ссылается на страницу \/faq/);
});

test('a redirect leads to an existing page', async () => {
  const to = (redirect: string) => ({
    manifest: { widgets, routes: [about], removed: removed(redirect) },
  });
  expect(await rejections('mf-content', to('/help/'))).toMatch(/направляет \/faq на \/help\/, а такой страницы нет/);
  expect(await rejections('mf-content', to('/faq/'))).toMatch(/направляет \/faq на \/faq\/, а такой страницы нет/);
});

test('a link to a page that its owner does not have yet is refused', async () => {
  const help = { contract: { routes: { help: { owner: 'mf-content' as const, path: '/help' } } } };
  expect(await rejections('mf-catalog', help)).toMatch(
    /^mf-catalog \d+ ссылается на страницу \/help, которой нет в mf-content \d+: сначала выпустите mf-content с этой страницей$/,
  );
  const routes = [faq, about, route('help', '/help', 'mf-content')];
  await released('mf-content', { manifest: { routes, widgets } });
  await released('mf-catalog', help);
});

test('a rollback may lose pages that are newer than its target release', async () => {
  const before = live['mf-content'];
  await released('mf-content', { manifest: { routes: [faq, about, route('news', '/news', 'mf-content')], widgets } });
  const past = { app: 'mf-content', from: null, to: before ?? '', at: '', by: '', why: 'activate' } as const;
  expect(await reasons({ 'mf-content': before }, [past])).toBe('');
  expect(await reasons({ 'mf-content': before }, [])).toMatch(/нет страницы \/news/);
});
