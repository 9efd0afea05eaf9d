import { aptInstall } from '../machine/apt-install';
import { onPath } from '../machine/on-path';

/** Installs Debian's pgBackRest when there is none. @throws Error when that does not work */
export function installBackRest(): void {
  if (!onPath('pgbackrest') && !(aptInstall('pgbackrest') && onPath('pgbackrest')))
    throw new Error('pgBackRest is not installed, and "apt-get install pgbackrest" did not work');
}
