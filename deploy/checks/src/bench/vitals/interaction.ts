import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { findChromium } from 'deploy-build/try-out/find-chromium';
import { firstProduct, SECTION } from 'e2e/shop/pages';
import type { Bench } from '../report/bench-kind';
import type { Figure } from '../report/figure';
import { median } from '../report/median';
import { barePage } from './bare-page';
import { mainThreadOf, touchedOnProcessor } from './main-thread';
import { onPhone, vitalsOf } from './phone';

const VISITS = 5;
/** Milliseconds until the page is idle, and the browser has reported an interaction. */
const SETTLED = 600;

/**
 * Taps an element only after scrolling has ended, because the frames of scrolling are not the response to the tap.
 * Playwright's own `tap` runs code in the page during the tap to check the target, which would be measured too.
 */
async function touch(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.page().waitForTimeout(SETTLED);
  const place = await target.boundingBox();
  if (!place) throw new Error('the element to touch is not visible on the page');
  await target.page().touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2);
}

const shown = (page: Page, name: RegExp) => page.getByRole('button', { name }).filter({ visible: true }).first();

/** User actions on a section page, by name. */
const onSection: Readonly<Record<string, Act>> = {
  'add to cart': (page) => touch(shown(page, /^В корзину/)),
  async 'one more of a product'(page) {
    await touch(shown(page, /^В корзину/));
    await touch(shown(page, /^Увеличить количество/));
  },
  'open the filters': (page) => touch(shown(page, /^Фильтры/)),
  async 'choose a filter'(page) {
    await touch(shown(page, /^Фильтры/));
    await touch(page.getByRole('form', { name: 'Фильтры' }).getByRole('checkbox').first());
  },
  'open delivery': openDelivery,
  async 'change a tab'(page) {
    await openDelivery(page);
    await touch(page.getByRole('tab', { name: 'Доставка' }));
  },
  'type a search': typeSearch,
};

async function typeSearch(page: Page): Promise<void> {
  await touch(page.getByRole('search').getByLabel('Поиск по магазину'));
  await page.keyboard.type('корм для к', { delay: 100 });
  await page.getByRole('option').first().waitFor();
}
/** User actions on a product page, by name. */
const onProduct: Readonly<Record<string, Act>> = {
  'open the gallery': (page) =>
    touch(
      page
        .getByRole('list', { name: /^Фотографии:/ })
        .getByRole('button')
        .first(),
    ),
};

async function openDelivery(page: Page): Promise<void> {
  await touch(page.getByRole('banner').getByRole('link', { name: /^(Адрес|Доставка|Самовывоз|Быстр)/ }));
  await page.getByRole('dialog', { name: 'Способ доставки' }).waitFor();
}

/** How soon the page reacts visibly to a tap, on a slow phone. */
export const interaction: Bench = {
  title: `Interaction to next paint on a phone: median of ${VISITS}`,
  async run({ shop }) {
    const { url, port } = await shop();
    const pages = [
      { address: new URL(SECTION, url).href, interactions: onSection },
      { address: new URL(await firstProduct(port), url).href, interactions: onProduct },
    ];
    const bare = await barePage();
    const browser = await chromium.launch({ executablePath: findChromium() });
    try {
      const least = await painted(browser, bare.url, (page) => touch(page.getByRole('button')));
      const figures: Figure[] = [];
      const all = pages.flatMap(({ address, interactions }) =>
        Object.entries(interactions).map(([what, act]) => ({ address, what, act })),
      );
      for (const { address, what, act } of all) {
        const { clock, processor } = await painted(browser, address, act);
        const bar = { on: 'value', most: 100 } as const;
        figures.push({ what, value: clock, unit: 'ms', baseline: least.clock, bar });
        const baseline = least.processor;
        figures.push({ what: `${what}: on the processor`, value: processor, unit: 'ms', baseline, bar });
      }
      return {
        figures,
        notes: [
          'CPU 4 times slower; each visit new, the worst of its interactions counts',
          'on the processor: 4 times what the main thread worked until the paint, without what it waited for a processor',
          'baseline: a touch on a page that is one button',
        ],
      };
    } finally {
      await browser.close();
      await bare.stop();
    }
  },
};

type Act = (page: Page) => Promise<void>;

/** Milliseconds until the next paint, in real time and in CPU time: medians. */
async function painted(browser: Browser, url: string, act: Act) {
  const clock: number[] = [];
  const processor: number[] = [];
  for (let turn = 0; turn < VISITS; turn += 1) {
    clock.push(await nextPaint(browser, url, act));
    processor.push(await nextPaintOnProcessor(browser, url, act));
  }
  return { clock: median(clock), processor: median(processor) };
}

const nextPaint = (browser: Browser, url: string, act: Act): Promise<number> =>
  onPhone(browser, { network: false }, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    await act(page);
    await page.waitForTimeout(SETTLED);
    return (await vitalsOf(page)).INP;
  });

const nextPaintOnProcessor = (browser: Browser, url: string, act: Act): Promise<number> =>
  onPhone(browser, { network: false, slow: false }, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    await browser.startTracing(page, {
      categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'],
    });
    await act(page);
    await page.waitForTimeout(SETTLED);
    return touchedOnProcessor(mainThreadOf(JSON.parse((await browser.stopTracing()).toString('utf8'))));
  });
