import { type Browser, chromium } from '@playwright/test';
import { findChromium } from 'deploy-build/try-out/find-chromium';
import { firstProduct, SECTION } from 'e2e/shop/pages';
import type { Bench } from '../report/bench-kind';
import type { Figure } from '../report/figure';
import { median } from '../report/median';
import { onPhone, type Vitals, vitalsOf } from './phone';

const VISITS = 5;

/** How the main pages load on a phone: largest paint, blocked time, layout shifts. */
export const phoneLoad: Bench = {
  title: `Loading on a phone: median of ${VISITS} cold visits`,
  async run({ shop }) {
    const { url, port } = await shop();
    const pages = { home: '/', section: SECTION, product: await firstProduct(port) };
    const browser = await chromium.launch({ executablePath: findChromium() });
    try {
      const figures: Figure[] = [];
      for (const [name, path] of Object.entries(pages)) {
        const visits: Vitals[] = [];
        await visit(browser, new URL(path, url).href);
        for (let turn = 0; turn < VISITS; turn += 1) visits.push(await visit(browser, new URL(path, url).href));
        figures.push(...figuresOf(name, visits));
      }
      return {
        figures,
        notes: [
          "390 px, CPU 4 times slower, network as Lighthouse's mobile profile has it, but really slowed down, not simulated",
        ],
      };
    } finally {
      await browser.close();
    }
  },
};

const visit = (browser: Browser, url: string): Promise<Vitals> =>
  onPhone(browser, { network: true }, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    return vitalsOf(page);
  });

function figuresOf(name: string, visits: readonly Vitals[]): Figure[] {
  const figure = (what: string, of: (visit: Vitals) => number, unit: string, most: number): Figure => ({
    what: `${name}: ${what}`,
    value: median(visits.map(of)),
    unit,
    bar: { on: 'value', most },
  });
  return [
    figure('largest paint', ({ LCP }) => LCP, 'ms', 1_800),
    figure('blocked time', ({ TBT }) => TBT, 'ms', 100),
    figure('layout shift', ({ CLS }) => CLS, '', 0.02),
  ];
}
