import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';
import { withPictures } from '../browser/launch-options';

/**
 * The components of the design system in their gallery, without a shop: `npm run pictures`. `npm run pictures --
 * --update-snapshots` takes new pictures.
 */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.pictures.ts',
  globalSetup: './start.ts',
  outputDir: '../../test-results/pictures',
  use: { ...base.use, ...withPictures, trace: 'off' },
  reporter: [['list'], ['json', { outputFile: '../../test-results/pictures.json' }]],
  expect: {
    ...base.expect,
    toHaveScreenshot: {
      pathTemplate: '{testDir}/pictures/{arg}{ext}',
      animations: 'disabled',
      threshold: 0.2,
      // Two builds of Chromium draw all pictures equally. One more pixel of padding in a badge changes 800 pixels.
      maxDiffPixels: 100,
    },
  },
  projects: [
    {
      name: 'components',
      use: { viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } },
    },
  ],
});
