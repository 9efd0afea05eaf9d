import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall } from '../machine/apt-install';

/** Where Debian installs the server's programs, a folder per major version, outside PATH. */
const debianFolder = '/usr/lib/postgresql';

/** The folder with PostgreSQL's programs, the newest version; undefined when it is not installed. */
export function installedPostgres(): string | undefined {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).map(Number).filter(Number.isInteger) : [];
  const debian = versions.sort((a, b) => b - a).map((version) => join(debianFolder, String(version), 'bin'));
  return [...debian, ...(process.env.PATH ?? '').split(delimiter)].find((folder) => existsSync(join(folder, 'initdb')));
}

/**
 * The folder with PostgreSQL's `initdb` and `pg_ctl`, the newest version; Debian's package is installed when there is none.
 *
 * @throws Error when PostgreSQL is not installed and cannot be installed.
 */
export function findPostgres(): string {
  const folder = installedPostgres() ?? (aptInstall('postgresql') ? installedPostgres() : undefined);
  if (!folder) throw new Error('PostgreSQL is not installed, and "apt-get install postgresql" did not work');
  return folder;
}
