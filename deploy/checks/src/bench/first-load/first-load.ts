import { type Browser, chromium } from '@playwright/test';
import { findChromium } from 'deploy-build/try-out/find-chromium';
import { bytesOf, chainDepth, fetchedTwice, type PageRecord, recordPage } from 'e2e/browser/record-page';
import { CART, firstProduct, SECTION } from 'e2e/shop/pages';
import type { Bench } from '../report/bench-kind';
import type { Figure } from '../report/figure';
import { buildOneBundle, type OneBundle } from './one-bundle';

/** The chunks of the bundle that correspond to a script of a release: `…/mf-catalog/1.0.0/page-home.ab12.js`. */
const releasedScript = /\/assets\/(?<app>[\w-]+)\/[^/]+\/(?<chunk>(?:page|widget|lazy)-[\w-]+)?/;

/** The bytes of a first visit, compared with the same sources built as one bundle. */
export const firstLoad: Bench = {
  title: 'First load, cold cache, 390 px',
  async run({ shop, say }) {
    const { url, port } = await shop();
    say('building the same sources as one bundle');
    const bundle = await buildOneBundle();
    const pages = { home: '/', section: SECTION, product: await firstProduct(port), cart: CART };
    const browser = await chromium.launch({ executablePath: findChromium() });
    try {
      const figures: Figure[] = [];
      const notes: string[] = [];
      for (const [name, path] of Object.entries(pages)) {
        const record = await recordWarm(browser, new URL(path, url).href);
        figures.push(...figuresOf(name, record, bundle));
        notes.push(...fetchedTwice(record).map((file) => `${name}: fetched twice: ${file}`));
      }
      return {
        figures,
        notes: [
          ...notes,
          'scripts and fonts until the network is quiet; the styles are in the document; the baseline needs the same pages and widgets of one bundle',
        ],
      };
    } finally {
      await browser.close();
    }
  },
};

/** The second visit is measured: by then images are generated and the document is cached; each visit has an empty browser cache. */
async function recordWarm(browser: Browser, url: string): Promise<PageRecord> {
  await recordPage(browser, url);
  return recordPage(browser, url);
}

function figuresOf(name: string, record: PageRecord, bundle: OneBundle): Figure[] {
  const kilobytes = (kind: string) => bytesOf(record, kind) / 1000;
  const script = kilobytes('Script');
  return [
    { what: `${name}: script`, value: script, unit: 'kB', bar: { on: 'value', most: 150 } },
    {
      what: `${name}: price of federation`,
      value: script,
      unit: 'kB',
      baseline: bundle.weigh(chunksOf(record)) / 1000,
      bar: { on: 'ratio', most: 1.27 },
    },
    { what: `${name}: font`, value: kilobytes('Font'), unit: 'kB' },
    { what: `${name}: image`, value: kilobytes('Image'), unit: 'kB' },
    { what: `${name}: document`, value: kilobytes('Document'), unit: 'kB' },
    { what: `${name}: requests`, value: record.files.length, unit: '' },
    {
      what: `${name}: round trips to the last script or style`,
      value: chainDepth(record, ['Script', 'Stylesheet']),
      unit: '',
      bar: { on: 'value', most: 2 },
    },
    {
      what: `${name}: files fetched twice`,
      value: fetchedTwice(record).length,
      unit: '',
      bar: { on: 'value', most: 0 },
    },
  ];
}

/** The chunks of the single bundle that contain what this page loaded. */
function chunksOf({ files }: PageRecord): string[] {
  const loaded = files.flatMap(({ kind, url }) => (kind === 'Script' ? [releasedScript.exec(url)?.groups] : []));
  const parts = loaded.flatMap((found) => (found?.part ? [found.part] : []));
  const chunks = loaded.flatMap((found) => (found?.chunk ? [found.chunk] : []));
  return [...new Set(['shell', ...parts.filter((part) => part !== 'shell').map((part) => `area-${part}`), ...chunks])];
}
