/** Installs a browser for the journeys if there is none: `npm test` runs this first. */
import { spawnSync } from 'node:child_process';
import { findChromium } from 'deploy-build/try-out/find-chromium';
import { aptInstall } from '../machine/apt-install';

const hasChromium = () => findChromium() !== undefined;

const installPlaywrightsOwn = () =>
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' }).status === 0;

/** The browser in which journeys are quickest is the first. */
const ways = [() => aptInstall('chromium-headless-shell'), installPlaywrightsOwn, () => aptInstall('chromium')];

if (!hasChromium() && !ways.some((install) => install() && hasChromium())) {
  process.stderr.write(
    'No browser for the journeys: neither "npx playwright install chromium" nor "apt-get install chromium" worked.\n' +
      'Install Chromium or Google Chrome so that it is found in PATH, and run the tests again.\n',
  );
  process.exit(1);
}
