import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Browser, devices, type Page } from '@playwright/test';
import * as z from 'zod/mini';

/** A mid-range phone: a quarter of this machine's speed. */
export const SLOWDOWN = 4;
/** Slow 4G, as in Lighthouse's mobile profile: bytes per second, round-trip milliseconds. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

const script = readFileSync(
  join(dirname(createRequire(import.meta.url).resolve('web-vitals')), 'web-vitals.iife.js'),
  'utf8',
);
/** The browser runs it before the page's own scripts, so the page's content security policy does not block it. */
const watch = `${script}
globalThis.vitals = { LCP: 0, CLS: 0, INP: 0, TBT: 0 };
for (const name of ['LCP', 'CLS', 'INP']) {
  webVitals['on' + name](({ value }) => { vitals[name] = value; }, { reportAllChanges: true, durationThreshold: 16 });
}
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) vitals.TBT += Math.max(0, duration - 50);
}).observe({ type: 'longtask', buffered: true });`;

const vitals = z.object({ LCP: z.number(), CLS: z.number(), INP: z.number(), TBT: z.number() });
/** Milliseconds; CLS has no unit. INP is 0 until an interaction takes longer than 16 ms. */
export type Vitals = z.infer<typeof vitals>;

/** The measurements of the page so far. */
export const vitalsOf = async (page: Page): Promise<Vitals> =>
  vitals.parse(await page.evaluate(() => Reflect.get(globalThis, 'vitals')));

/**
 * A page on a phone with an empty cache.
 *
 * @param network also slows the network
 * @param slow false keeps the processor at this machine's speed
 */
export async function onPhone<T>(
  browser: Browser,
  { network, slow = true }: { readonly network: boolean; readonly slow?: boolean },
  visit: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    locale: 'ru-RU',
    timezoneId: 'Asia/Yekaterinburg',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript({ content: watch });
    if (slow) await slowDown(page);
    if (network) await slowNetwork(page);
    return await visit(page);
  } finally {
    await context.close();
  }
}

/** From now on the processor is a phone's. A page that has loaded before is ready sooner. */
export async function slowDown(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** From now on the network is slow 4G. */
export async function slowNetwork(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.emulateNetworkConditions', SLOW_4G);
}
