/** Installs Firefox for its smoke test, if there is none. `npm run firefox` and `npm test` run this first. */
import { aptInstall } from '../machine/apt-install';
import { findFirefox } from './find-firefox';

const isInstalled = () => findFirefox() !== undefined;

if (!isInstalled() && !((aptInstall('firefox-esr') || aptInstall('firefox')) && isInstalled())) {
  process.stderr.write(
    'No Firefox for its journeys: neither "apt-get install firefox-esr" nor "apt-get install firefox" worked.\n' +
      'Install Firefox so that it is found in PATH, and run the tests again.\n',
  );
  process.exit(1);
}
