import { type Browser, chromium } from '@playwright/test';
import { findChromium } from 'deploy-build/try-out/find-chromium';
import type { Bench } from '../report/bench-kind';
import { median } from '../report/median';
import { delayAnswers, noteWhenShown } from './slow-answers';

const SECTIONS = ['tovary_dlya_sobak', 'tovary_dlya_koshek', 'tovary_dlya_ptits'];
const VISITS = 3;
/** The duration of each answer of the back end, in milliseconds. */
const ANSWER = 100;
/** CAT-28, LIM-07: a choice is counted after this time without another choice. */
const DEBOUNCE = 800;

/** From the end of the debounce until the list with the chosen filter is in the page (CAT-28). */
export const filter: Bench = {
  title: `A filter is chosen, each answer of the back end after ${ANSWER} ms`,
  async run({ shop }) {
    const { url } = await shop();
    const browser = await chromium.launch({ executablePath: findChromium() });
    try {
      const presses: Press[] = [];
      for (let visit = 0; visit < VISITS; visit += 1)
        for (const section of SECTIONS) presses.push(await press(browser, new URL(`/catalog/${section}/`, url).href));
      const times = presses.map(({ time }) => time);
      return {
        figures: [
          { what: 'median', value: median(times), unit: 'ms', baseline: ANSWER, bar: { on: 'value', most: 300 } },
          { what: 'the slowest', value: Math.max(...times), unit: 'ms', baseline: ANSWER },
          { what: 'calls', value: Math.max(...presses.map(({ calls }) => calls)), unit: '' },
        ],
        notes: [`${presses.length} presses on a wide screen; baseline: one answer; calls until the list is shown`],
      };
    } finally {
      await browser.close();
    }
  },
};

interface Press {
  /** Milliseconds after the debounce. */
  readonly time: number;
  readonly calls: number;
}

async function press(browser: Browser, address: string): Promise<Press> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } });
  try {
    await delayAnswers(page, ANSWER);
    await page.goto(address, { waitUntil: 'networkidle' });
    await noteWhenShown(page, '[aria-label="Выбранные фильтры"]');
    await page.getByRole('form', { name: 'Фильтры' }).getByRole('checkbox').first().click();
    await page.waitForFunction(() => window.shownAt !== undefined);
    return await page.evaluate(
      (debounce) => ({
        time: (window.shownAt ?? 0) - (window.changedAt ?? 0) - debounce,
        calls: window.callsOfPage.filter(({ at }) => at < (window.shownAt ?? 0)).length,
      }),
      DEBOUNCE,
    );
  } finally {
    await page.close();
  }
}
