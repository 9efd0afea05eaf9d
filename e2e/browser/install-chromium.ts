/**
 * Installs a browser for the journeys if there is none. `npm test` runs this first. Continuous integration on Debian also
 * gets the faster one, if it can be installed: without it the journeys take twice as long.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium, findWholeChromium } from 'deploy-build/try-out/find-chromium';
import { aptInstall } from '../machine/apt-install';

const hasChromium = () => findWholeChromium() !== undefined;

const installPlaywrightsOwn = () =>
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' }).status === 0;

/** On Debian: the complete Chromium for the few journeys that need it, and for all others the fastest one. */
const ways = [
  () => aptInstall('chromium', 'chromium-headless-shell'),
  installPlaywrightsOwn,
  () => aptInstall('chromium'),
];

if (!hasChromium() && !ways.some((install) => install() && hasChromium())) {
  process.stderr.write(
    'No browser for the journeys: neither "npx playwright install chromium" nor "apt-get install chromium" worked.\n' +
      'Install Chromium or Google Chrome so that it is found in PATH, and run the tests again.\n',
  );
  process.exit(1);
}

const isDebians = findWholeChromium()?.startsWith('/usr/bin/') && existsSync('/etc/debian_version');
if (process.env.CI && isDebians && findChromium() === findWholeChromium()) aptInstall('chromium-headless-shell');
