import { test as base, expect } from '@playwright/test';
import { type Browser, launch } from 'puppeteer-core';
import { findFirefox } from '../browser/find-firefox';
import { FirefoxPage } from './firefox-page';

/** Milliseconds for Firefox to start while other processes run. */
const START_LIMIT = 60_000;

/**
 * The `test` of journeys in Firefox. Playwright drives only newer ones than Debian's, so Puppeteer does, by WebDriver BiDi
 * (decision 36). Such a journey fails when the console shows an error or a warning, a script throws, the policy is violated, an answer
 * has a status of 500 or above, or a part of the page reports a fault.
 */
export const test = base.extend<{ readonly firefox: FirefoxPage }, { readonly running: Browser }>({
  running: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing else is needed.
    async ({}, use) => {
      const browser = await launch({
        browser: 'firefox',
        executablePath: findFirefox() ?? 'firefox-esr',
        defaultViewport: { width: 1440, height: 900 },
        extraPrefsFirefox: { 'intl.accept_languages': 'ru-RU, ru' },
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: START_LIMIT },
  ],
  firefox: async ({ running, baseURL }, use) => {
    const context = await running.createBrowserContext();
    const page = await FirefoxPage.of(context, baseURL ?? '');
    await use(page);
    expect(page.problems, 'problems in Firefox').toEqual([]);
    await context.close();
  },
});

export { expect };
