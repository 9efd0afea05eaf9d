import { rejectionsOf } from '../testing/rejection-reasons';
import { type TemporaryStore, temporaryStore } from '../testing/temporary-store';

let store: TemporaryStore;

beforeEach(async () => {
  store = await temporaryStore();
});
afterEach(() => store.remove());

test.each([
  ['every button', '@layer area{button{display:none}}', '«button» подходит и чужим элементам'],
  ['one of two selectors', '@layer area{.mf-content-a,body{margin:0}}', '«body» подходит и чужим элементам'],
  ["another area's class", '@layer area{.mf-catalog-card-card{color:red}}', '«.mf-catalog-card-card» подходит и чужим'],
  ['everything but its own', '@layer area{p:not(.mf-content-a){color:red}}', '«p:not(.mf-content-a)» подходит и чужим'],
  [
    'whoever contains it',
    '@layer area{main:has(.mf-content-a){color:red}}',
    '«main:has(.mf-content-a)» подходит и чужим',
  ],
  ['a choice with others', '@layer area{:is(.mf-content-a,a){color:red}}', '«:is(.mf-content-a,a)» подходит и чужим'],
  [
    'widgets in its elements',
    '@layer area{.mf-content-a a{color:red}}',
    '«.mf-content-a a» подходит и элементам чужого виджета',
  ],
  [
    'the child of a widget',
    '@layer area{.mf-content-a>*>a{color:red}}',
    '«.mf-content-a>*>a» подходит и элементам чужого',
  ],
  [
    "the guard of another's class",
    '@layer area{.mf-content-a a:where(:not(.mf-content-b [data-widget] *)){color:red}}',
    'подходит и элементам чужого виджета',
  ],
  ['a nested rule', '@layer area{.mf-content-a{a{color:red}}}', '«a» вложено в другое правило'],
  ['no layer', '.mf-content-a{color:red}', '«.mf-content-a» стоит вне слоя'],
  ['a layer of the shell', '@layer shell{.mf-content-a{color:red}}', '@layer shell: у области есть слои area и ui'],
  ['the order of layers', '@layer area,tokens;', '@layer area,tokens: у области есть слои area и ui'],
  [
    "the shop's font",
    '@layer area{@font-face{font-family:Shop;src:url(a.woff2)}}',
    '@font-face действует на весь магазин',
  ],
  [
    "another's animation",
    '@layer area{@keyframes spin{to{rotate:1turn}}}',
    '@keyframes spin: имя общее для всей страницы',
  ],
  ['another address', '@import "https://evil.example/a.css" layer(area);', '@import действует на весь магазин'],
  ['what only a browser reads', '@layer area{.mf-content-a{color:red}', 'стили web/entry.css не читаются'],
])('a style of %s is refused', async (_, styles, reason) => {
  const reasons = await rejectionsOf(store, 'mf-content', { styles });
  expect(reasons).toEqual([expect.stringMatching(/^mf-content 2: /)]);
  expect(reasons[0]).toContain(reason);
});

test.each([
  '@layer area{.mf-content-a,.mf-content-a:hover>svg,.mf-content-a+p,dl.mf-content-a{color:red}}',
  '@layer area{.mf-content-a a:where(:not(.mf-content-a [data-widget] *))::after{color:red}}',
  '@media (min-width:1px){@layer ui{@container (width>1px){:is(.mf-content-a,.mf-content-b)>*{color:red}}}}',
  '@layer area{@keyframes mf-content-spin{to{rotate:1turn}}.maplibregl-ctrl button span{color:red}}',
])('styles of its own elements go live: %s', async (styles) => {
  await store.release('mf-content', '2', { styles });
  await expect(store.goLive('mf-content', '2')).resolves.toBeDefined();
});

test('the shell styles the whole page', async () => {
  await store.release('shell', '2', { styles: 'button{color:red}' });
  await expect(store.goLive('shell', '2')).resolves.toBeDefined();
});
