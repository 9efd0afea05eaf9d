import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { withPictures } from '../browser/launch-options';
import { bytesOf, chainDepth, fetchedTwice, neverIdle, type PageRecord, recordPage } from '../browser/record-page';
import { expect, test } from '../fixtures/test';
import { CART, SECTION } from '../shop/pages';

test.use(withPictures);

/** Limit of script bytes for a first visit, brotli. */
const MOST_SCRIPT = 133_500;
const MOST_STYLE = 20_000;

const pages: Readonly<Record<string, string>> = {
  home: '/',
  section: SECTION,
  product: '/product/myagkaya_igrushka_s_pishchalkoy_zhuy_ne_tuzhi_enot_18_sm/',
  cart: CART,
};

const named = ({ files }: PageRecord, name: RegExp) => files.map(({ url }) => url).filter((url) => name.test(url));

/** The files that a page has loaded, with their times. */
const filesOf = (page: Page) =>
  page.evaluate(() => {
    const files = performance
      .getEntriesByType('resource')
      .flatMap((file) => (file instanceof PerformanceResourceTiming ? [file] : []))
      .map(({ name, startTime, responseEnd }) => ({ name, startTime, responseEnd }));
    const main = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')];
    return {
      fonts: files.filter(({ name }) => name.endsWith('.woff2')),
      scripts: files.filter(({ name }) => name.endsWith('.js')),
      main: main.flatMap(({ currentSrc }) => files.filter(({ name }) => name === currentSrc)),
    };
  });

for (const [name, path] of Object.entries(pages)) {
  test(`${name}: a first visit stays within the limit, in two round trips, and loads nothing twice and no map`, async ({
    browser,
    baseURL,
  }) => {
    const record = await recordPage(browser, new URL(path, baseURL).href);
    expect(bytesOf(record, 'Script')).toBeGreaterThan(100_000);
    expect(bytesOf(record, 'Script')).toBeLessThan(MOST_SCRIPT);
    expect(fetchedTwice(record)).toEqual([]);
    // The document, and what it names.
    expect(chainDepth(record, ['Script', 'Stylesheet'])).toBe(2);
    expect(named(record, /maplibre|mapbox|lazy-map/)).toEqual([]);
  });

  test(`${name}: its styles are in the page, its fonts and its one main picture come before its scripts`, async ({
    page,
  }) => {
    await page.addInitScript(neverIdle);
    const html = (await (await page.goto(path, { waitUntil: 'networkidle' }))?.text()) ?? '';
    const head = html.slice(0, html.indexOf('</head>'));
    const styles = [...head.matchAll(/<style data-href="[^"]+">(.*?)<\/style>/gs)].map(([, text]) => text);
    expect(styles.length).toBeGreaterThan(1);
    expect(brotliCompressSync(styles.join('')).length).toBeLessThan(MOST_STYLE);
    expect(await page.locator('link[rel=stylesheet]').count()).toBe(0);

    const { fonts, main, scripts } = await filesOf(page);
    expect(fonts.map(({ name }) => /onest-([a-z]+)/.exec(name)?.[1]).sort()).toEqual([
      'cyrillic',
      'figures',
      'latin',
      'rouble',
    ]);
    expect(main).toHaveLength(path === CART ? 0 : 1);
    for (const picture of main) {
      expect(picture.startTime).toBeLessThanOrEqual(Math.min(...fonts.map(({ startTime }) => startTime)));
      expect(picture.responseEnd).toBeLessThanOrEqual(Math.min(...scripts.map(({ startTime }) => startTime)));
    }
  });
}

test('the router’s navigation and the code of first presses are loaded after the page, before anybody needs them', async ({
  page,
}) => {
  await page.goto('/about/', { waitUntil: 'load' });
  for (const file of ['/lazy-router.js', '/lazy-delivery.js']) {
    const fromLoad = () =>
      page.evaluate((path) => {
        const [document] = performance.getEntriesByType('navigation');
        const chunk = performance.getEntriesByType('resource').find(({ name }) => name.endsWith(path));
        return chunk && document instanceof PerformanceNavigationTiming
          ? chunk.startTime - document.loadEventStart
          : -1;
      }, file);
    await expect.poll(fromLoad).toBeGreaterThanOrEqual(0);
  }
});

test('scripts and styles of later pages carry the hash of their release', async ({ page }) => {
  await page.goto('/about/', { waitUntil: 'networkidle' });
  const first = new Set(
    await page.locator('link[rel=stylesheet]').evaluateAll((links) => links.map((link) => link.outerHTML)),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Груминг' }).click();
  await expect(page).toHaveURL('/grooming/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const styles = page.locator('link[rel=stylesheet]');
  const later = (await styles.evaluateAll((links) => links.map((link) => link.outerHTML))).filter(
    (link) => !first.has(link),
  );
  expect(later.join()).toContain('/assets/mf-services/');
  for (const link of later) expect(link).toMatch(/integrity="sha256-/);
  // Third-party services may change their scripts at any time.
  const own = page.locator(`script[src^="/"], script[src^="${new URL(page.url()).origin}/"]`);
  const withoutHash = await own.evaluateAll((all) => all.filter((script) => !script.getAttribute('integrity')).length);
  expect(await own.count()).toBeGreaterThan(1);
  expect(withoutHash).toBe(0);
});
