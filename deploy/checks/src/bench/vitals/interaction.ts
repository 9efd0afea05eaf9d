import { type Browser, chromium } from '@playwright/test';
import { findChromium } from 'deploy-build/try-out/find-chromium';
import { SECTION } from 'e2e/shop/pages';
import type { Bench } from '../report/bench-kind';
import type { Figure } from '../report/figure';
import { median } from '../report/median';
import { type Act, onProduct, onSection, productWithVariants, SETTLED, touch } from './acts';
import { barePage } from './bare-page';
import { mainThreadOf, touchedOnProcessor } from './main-thread';
import { onPhone, slowDown, vitalsOf } from './phone';

const VISITS = 3;
/** How long the report of an interaction may take, in milliseconds. */
const LATEST = 3_000;

/** How soon the page reacts visibly to a tap, on a slow phone. */
export const interaction: Bench = {
  title: `Interaction to next paint on a phone: median of ${VISITS}`,
  async run({ shop }) {
    const { url } = await shop();
    const bare = await barePage();
    const browser = await chromium.launch({ executablePath: findChromium() });
    try {
      const product = await onPhone(browser, { network: false }, (page) => productWithVariants(page, url));
      const pages = [
        { address: new URL(SECTION, url).href, interactions: onSection },
        { address: product, interactions: onProduct },
      ];
      const least = await painted(browser, bare.url, (page) => touch(page.getByRole('button')));
      const figures: Figure[] = [];
      const all = pages.flatMap(({ address, interactions }) =>
        Object.entries(interactions).map(([what, act]) => ({ address, what, act })),
      );
      for (const { address, what, act } of all) {
        const { clock, processor } = await painted(browser, address, act);
        const bar = { on: 'value', most: 80 } as const;
        figures.push({ what, value: clock, unit: 'ms', baseline: least.clock, bar });
        const baseline = least.processor;
        figures.push({ what: `${what}: on the processor`, value: processor, unit: 'ms', baseline, bar });
      }
      return {
        figures,
        notes: [
          'CPU 4 times slower from the moment before the tap; each visit new, the worst of its interactions counts',
          'on the processor: what the main thread worked until the paint, without what it waited for a processor',
          'baseline: a touch on a page that is one button',
        ],
      };
    } finally {
      await browser.close();
      await bare.stop();
    }
  },
};

/** Milliseconds until the next paint, in real time and in CPU time: medians. */
async function painted(browser: Browser, url: string, act: Act) {
  const clock: number[] = [];
  const processor: number[] = [];
  for (let turn = 0; turn < VISITS; turn += 1) {
    const visit = await nextPaint(browser, url, act);
    clock.push(visit.clock);
    processor.push(visit.processor);
  }
  return { clock: median(clock), processor: median(processor) };
}

/** One visit gives both. The page loads at this machine's speed, because only its tap is measured. */
const nextPaint = (browser: Browser, url: string, act: Act) =>
  onPhone(browser, { network: false, slow: false }, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    await slowDown(page);
    await browser.startTracing(page, {
      categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'],
    });
    await act(page);
    await page.waitForTimeout(SETTLED);
    // The browser reports it when it is idle; an interaction below 16 ms is never reported.
    await page
      .waitForFunction(() => Reflect.get(globalThis, 'vitals').INP > 0, undefined, { timeout: LATEST })
      .catch(() => {});
    const { INP: clock } = await vitalsOf(page);
    const recording: unknown = JSON.parse((await browser.stopTracing()).toString('utf8'));
    return { clock, processor: touchedOnProcessor(mainThreadOf(recording)) };
  });
