import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from 'deploy-build/try-out/find-chromium';
import { SECTION } from 'e2e/shop/pages';
import * as z from 'zod/mini';
import type { Bench } from '../report/bench-kind';
import { median } from '../report/median';
import { SETTLED, touch, touchAsPerson } from './acts';
import { mainThreadOf, workedAfterTouch } from './main-thread';
import { onPhone, slowNetwork, vitalsOf } from './phone';

const VISITS = 5;
/** Milliseconds until an idle browser has loaded what it loads before a press. */
const WARM = 2_000;
/** The cards of a list that a visitor's finger scrolls over. */
const TOUCHED_CARDS = 10;

/**
 * Every element of a page that comes after a press reports when it is painted: the browser's own measure of the largest paint ends
 * with the first press.
 */
const watch = `
globalThis.paints = [];
globalThis.pressShown = 0;
let pressed = 0;
addEventListener('click', (event) => { pressed = event.timeStamp; paints.length = 0; }, true);
addEventListener('pointerdown', ({ target, timeStamp }) => {
  const link = target.closest('a');
  // The frame in which it looks different is painted when the next one begins. A timer waits for the end of the touch.
  const look = () => requestAnimationFrame(() => {
    if (link && getComputedStyle(link).opacity !== '1') {
      requestAnimationFrame(() => { pressShown ||= performance.now() - timeStamp; });
    } else look();
  });
  if (link && pressShown === 0) look();
}, true);
new PerformanceObserver((list) => {
  for (const { renderTime, loadTime, intersectionRect: { width, height }, identifier } of list.getEntries()) {
    const at = renderTime || loadTime;
    if (at > pressed) paints.push({ after: at - pressed, area: width * height, name: identifier });
  }
}).observe({ type: 'element' });
new MutationObserver((changes) => {
  for (const { addedNodes } of changes) {
    for (const node of addedNodes) {
      if (!(node instanceof Element)) continue;
      for (const part of node.querySelectorAll('main h1, main p, main img')) part.setAttribute('elementtiming', part.tagName);
    }
  }
}).observe(document, { childList: true, subtree: true });`;

const paints = z.array(z.object({ after: z.number(), area: z.number(), name: z.string() }));
type Paints = z.infer<typeof paints>;

const openFirstProduct = (page: Page) =>
  touch(page.getByRole('list', { name: 'Товары' }).getByRole('article').first().getByRole('link').last());

/** Milliseconds from the press until the largest elements of the product page are painted, the first and the last of them. */
async function largestPaints(page: Page): Promise<{ first: number; last: number }> {
  await page.getByRole('heading', { name: 'Описание' }).waitFor({ state: 'attached' });
  await page.waitForTimeout(SETTLED);
  const painted = paints.parse(await page.evaluate(() => Reflect.get(globalThis, 'paints')));
  const moments = largestOf(painted).map(({ after }) => after);
  if (moments.length === 0) throw new Error('the page after the press has painted nothing');
  return { first: Math.min(...moments), last: Math.max(...moments) };
}

function largestOf(painted: Paints): Paints {
  const largest = Math.max(0, ...painted.map(({ area }) => area));
  return painted.filter(({ area }) => area > 0.9 * largest);
}

async function openList<T>(
  browser: Browser,
  url: string,
  slow: boolean,
  visit: (page: Page) => Promise<T>,
): Promise<T> {
  return onPhone(browser, { network: false, slow }, async (page) => {
    await page.addInitScript({ content: watch });
    // The last of what an idle browser loads.
    const sections = page.waitForResponse('**/catalog/section/getall/**');
    await page.goto(new URL(SECTION, url).href, { waitUntil: 'networkidle' });
    await sections;
    // The visitor has moved before, so the parts that come with the first movement are there.
    await page.keyboard.press('Shift');
    await page.waitForTimeout(WARM);
    return visit(page);
  });
}

const afterPress = (browser: Browser, url: string, slow = true) =>
  openList(browser, url, slow, async (page) => {
    await openFirstProduct(page);
    const shown = await largestPaints(page);
    return { ...shown, address: page.url() };
  });

const onProcessor = (browser: Browser, url: string) =>
  openList(browser, url, false, async (page) => {
    await browser.startTracing(page, {
      categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'],
    });
    await openFirstProduct(page);
    const { first: shown } = await largestPaints(page);
    return workedAfterTouch(mainThreadOf(JSON.parse((await browser.stopTracing()).toString('utf8'))), shown);
  });

/** Milliseconds from the touch of a link until it looks pressed, on a slow network; its page is not in the browser yet. */
const pressShown = (browser: Browser, url: string) =>
  openList(browser, url, true, async (page) => {
    await slowNetwork(page);
    const tabs = page.getByRole('navigation', { name: 'Разделы магазина' });
    await touchAsPerson(tabs.getByRole('link', { name: 'Избранное' }));
    await page.waitForFunction(() => Reflect.get(globalThis, 'pressShown') > 0);
    return z.number().parse(await page.evaluate(() => Reflect.get(globalThis, 'pressShown')));
  });

const asDocument = (browser: Browser, address: string) =>
  onPhone(browser, { network: false }, async (page) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    return (await vitalsOf(page)).LCP;
  });

/** Calls of the back end that a visitor causes who scrolls a list with the finger on its cards, and presses none. */
const callsOfScrolling = (browser: Browser, url: string) =>
  openList(browser, url, false, async (page) => {
    let calls = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) calls += 1;
    });
    const tools = await page.context().newCDPSession(page);
    const cards = page.getByRole('list', { name: 'Товары' }).getByRole('article');
    for (let index = 0; index < TOUCHED_CARDS; index += 1) {
      const place = await cards.nth(index).getByRole('link').first().boundingBox();
      if (!place) throw new Error('the list has too few cards');
      await tools.send('Input.synthesizeScrollGesture', { x: 195, y: 600, yDistance: -place.height });
    }
    await page.waitForTimeout(SETTLED);
    return calls;
  });

/** How soon the next page is visible after a press: from a list to a product, with a warm shop. */
export const nextPage: Bench = {
  title: `From a press to the largest element of the next page, on a phone: median of ${VISITS}`,
  async run({ shop }) {
    const { url } = await shop();
    const browser = await chromium.launch({ executablePath: findChromium() });
    try {
      const { address } = await afterPress(browser, url);
      const pressed: number[] = [];
      const sharp: number[] = [];
      const unslowed: number[] = [];
      const seen: number[] = [];
      const worked: number[] = [];
      const loaded: number[] = [];
      for (let turn = 0; turn < VISITS; turn += 1) {
        const { first, last } = await afterPress(browser, url);
        pressed.push(first);
        sharp.push(last);
        unslowed.push((await afterPress(browser, url, false)).first);
        seen.push(await pressShown(browser, url));
        worked.push(await onProcessor(browser, url));
        loaded.push(await asDocument(browser, address));
      }
      const baseline = median(loaded);
      return {
        figures: [
          {
            what: 'from a list to a product',
            value: median(pressed),
            unit: 'ms',
            baseline,
            bar: { on: 'value', most: 100 },
          },
          { what: 'of that on the processor', value: median(worked), unit: 'ms', bar: { on: 'value', most: 100 } },
          {
            what: "from a list to a product, at the machine's own speed",
            value: median(unslowed),
            unit: 'ms',
            bar: { on: 'value', most: 100 },
          },
          { what: 'its picture in the width of the page', value: median(sharp), unit: 'ms', baseline },
          {
            what: 'a press is shown, on a slow network',
            value: median(seen),
            unit: 'ms',
            bar: { on: 'value', most: 50 },
          },
          {
            what: `calls while ${TOUCHED_CARDS} cards are scrolled`,
            value: await callsOfScrolling(browser, url),
            unit: '',
          },
        ],
        notes: [
          'CPU 4 times slower unless a figure says otherwise; the network is that of this machine',
          'the bar of a next page names no slowdown: it is read at the own speed, and 4 times is the harder figure',
          'baseline: largest paint of the same page as a document',
          'the largest element is the picture: first in the file that the card has shown, then in that of the page',
        ],
      };
    } finally {
      await browser.close();
    }
  },
};
