import { defineConfig, devices } from '@playwright/test';
import { withoutPictures } from './e2e/browser/launch-options';

const faults = 'faults/*.journey.ts';
const firefox = 'firefox/*.journey.ts';
const desktop = { viewport: { width: 1440, height: 900 } };

/** Journeys through the composed shop, in Chromium: `npm run journeys`, with Playwright's own options behind `--`. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.journey.ts',
  globalSetup: './e2e/shop/global-setup.ts',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  // One more than the two processors of continuous integration, because journeys also wait: for timers, quiet networks,
  // answers that come late on purpose.
  workers: 3,
  // The shop, its builds and the browsers share two cores: what a person would wait for a moment may take longer here.
  expect: {
    timeout: 15_000,
    // Without it a step that is repeated until it passes has no limit.
    toPass: { timeout: 30_000 },
    toHaveScreenshot: {
      pathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
      // Letters drawn by other rules differ in at most 0.4 % of the pixels, measured; eight pixels more above a page in 1 %.
      threshold: 0.2,
      maxDiffPixelRatio: 0.005,
    },
  },
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  // A journey that fails once and then passes is named at the end of the run: one of 300 must not stop everybody's release.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    // Set by the global set-up, in the main process before the workers read this file.
    baseURL: process.env.SHOP_URL,
    // Each press and each page has a limit of its own, so that a failure names the step, and not a journey that took too long.
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    ...withoutPictures,
    locale: 'ru-RU',
    timezoneId: 'Asia/Yekaterinburg',
    // The page as it was at each step, of the repetition of a failed journey: recording every journey makes a run a fifth longer.
    trace: { mode: process.env.CI ? 'on-first-retry' : 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    // They break one shop of their own, and so run one after another, from the beginning on: no others take as long.
    { name: 'faults', testMatch: faults, workers: 1, fullyParallel: false, use: desktop },
    // A journey runs at one width, on a desktop unless its tag says otherwise. Where the layout differs it runs at both.
    { name: 'desktop', testIgnore: [faults, firefox], grepInvert: /@phone\b/, use: desktop },
    {
      name: 'phone',
      testIgnore: [faults, firefox],
      grep: /@phone\b|@both-widths\b/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
    // One worker, and so one start of Firefox.
    { name: 'firefox', testMatch: firefox, workers: 1, fullyParallel: false },
  ],
});
