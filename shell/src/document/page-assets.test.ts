import { homeRoute, productRoute } from '@zapovednik/areas/catalog/routes';
import { pageAssets } from './page-assets';
import type { AssetsOfSet, ReleaseAssets } from './release-assets';

const release = (app: string, changes: Partial<ReleaseAssets> = {}): ReleaseAssets => ({
  version: '1',
  base: `/assets/${app}/1/`,
  entry: 'remoteEntry.js',
  chunks: { entry: { scripts: ['area.js'], styles: ['area.css'] } },
  files: { 'web/remoteEntry.js': 'sha384-entry' },
  wakesOn: [],
  routes: [],
  removed: [],
  ...changes,
});

const set: AssetsOfSet = {
  shell: release('shell', {
    entry: 'shell.js',
    chunks: { entry: { scripts: ['shell.js'], styles: ['shell.css'] } },
    files: {
      'web/shell.js': 'sha384-shell',
      'web/onest-cyrillic.1.woff2': '',
      'web/onest-latin.1.woff2': '',
      'web/onest-figures.1.woff2': '',
      'web/onest-rouble.1.woff2': '',
      'web/onest-rare.1.woff2': '',
      'web-dev/onest-cyrillic.1.woff2': '',
    },
  }),
  'mf-catalog': release('mf-catalog', {
    chunks: {
      entry: { scripts: ['area.js'], styles: [] },
      'page-product': { scripts: ['area.js', 'page-product.js'], styles: ['page-product.css'] },
    },
  }),
  'mf-checkout': release('mf-checkout'),
  'mf-cabinet': release('mf-cabinet'),
  'mf-services': release('mf-services'),
  'mf-content': release('mf-content', {
    chunks: { 'widget-news-teasers': { scripts: ['teasers.js'], styles: ['teasers.css'] } },
  }),
};

const urls = (assets: readonly { url: string }[]) => assets.map(({ url }) => url);

test('a page lists its shell, its area and its own chunk, each once, and nothing of other areas', () => {
  const { entry, scripts, styles } = pageAssets(set, productRoute, []);
  expect(entry).toEqual({ url: '/assets/shell/1/shell.js', integrity: 'sha384-shell' });
  expect(urls(scripts)).toEqual([
    '/assets/mf-catalog/1/remoteEntry.js',
    '/assets/mf-catalog/1/area.js',
    '/assets/mf-catalog/1/page-product.js',
  ]);
  expect(urls(styles)).toEqual(['/assets/shell/1/shell.css', '/assets/mf-catalog/1/page-product.css']);
});

test('a widget adds the files of its area, also after a page without it', () => {
  for (const widgets of [[], [{ name: 'news-teasers', owner: 'mf-content' }], []] as const) {
    const { scripts, styles } = pageAssets(set, homeRoute, widgets);
    expect(urls(scripts).includes('/assets/mf-content/1/teasers.js')).toBe(widgets.length > 0);
    expect(urls(styles).includes('/assets/mf-content/1/teasers.css')).toBe(widgets.length > 0);
  }
});

test('the fonts of the first paint are those of the live shell', () => {
  expect(pageAssets(set, null, []).fonts).toEqual([
    '/assets/shell/1/onest-cyrillic.1.woff2',
    '/assets/shell/1/onest-latin.1.woff2',
    '/assets/shell/1/onest-figures.1.woff2',
    '/assets/shell/1/onest-rouble.1.woff2',
  ]);
});

test('an area that the browser loads from another origin needs none of our scripts', () => {
  const { scripts } = pageAssets(set, productRoute, [], { 'mf-catalog': 'http://localhost:5173' });
  expect(scripts).toEqual([]);
});
