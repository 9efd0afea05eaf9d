/**
 * Installs what tests of the back end and of production need of Debian's packages, all at once. `npm test` runs this first; a test
 * that runs alone installs its own. Where it does not work, those tests say what is missing.
 */
import { aptInstall } from '../machine/apt-install';
import { onPath } from '../machine/on-path';
import { installedPostgres } from './find-postgres';

/** By the name of the package. */
const installed: Readonly<Record<string, boolean>> = {
  postgresql: installedPostgres() !== undefined,
  'redis-server': onPath('redis-server'),
  pgbackrest: onPath('pgbackrest'),
  haproxy: onPath('haproxy'),
  prometheus: onPath('promtool'),
};

const missing = Object.keys(installed).filter((name) => !installed[name]);
if (missing.length > 0) aptInstall(...missing);
