import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const installedNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Chromium for the journeys and for releases: Playwright's own if it is installed, otherwise the system's; undefined when neither exists. */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const installed = installedNames.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [chromium.executablePath(), ...installed].find((path) => existsSync(path));
}
