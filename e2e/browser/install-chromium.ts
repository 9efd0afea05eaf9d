/** Installs a browser for the journeys if there is none. `npm test` runs this first. */
import { spawnSync } from 'node:child_process';
import { findWholeChromium } from 'deploy-build/try-out/find-chromium';
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
