import { defineConfig } from '@playwright/test';
import type { Releases } from 'e2e/shop/releases';
import base from '../../../../playwright.config';
import { projectsOf } from './projects';

/** The journeys of a desktop, once with everything live and once for each mix: `npm run mixes`. */
export default defineConfig<{ releases: Releases }>({
  ...base,
  testDir: '../../../../e2e',
  globalSetup: '../../../../e2e/shop/global-setup.ts',
  outputDir: '../../../../test-results/mixes',
  reporter: [['list'], ['json', { outputFile: '../../../../test-results/mixes.json' }]],
  projects: projectsOf(process.env).map(({ name, releases }) => ({
    name,
    testMatch: 'journeys/**/*.journey.ts',
    grepInvert: /@phone\b/,
    use: { viewport: { width: 1440, height: 900 }, releases },
  })),
});
