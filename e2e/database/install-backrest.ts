import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall } from '../machine/apt-install';

const isInstalled = () =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'pgbackrest')));

/** Installs Debian's pgBackRest when there is none. @throws Error when that does not work */
export function installBackRest(): void {
  if (!isInstalled() && !(aptInstall('pgbackrest') && isInstalled()))
    throw new Error('pgBackRest is not installed, and "apt-get install pgbackrest" did not work');
}
