import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrationsFolder } from '../db/create-database';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The sources of a small shop: tables and their migrations’ times, the versions of the libraries, and the seed. */
const sources = [
  migrationsFolder,
  join(migrationsFolder, 'meta/_journal.json'),
  '../../package.json',
  './small-shop.ts',
  './small-shop',
  '../seed/pets',
  '../modules/people/passwords/password.ts',
];

const filesOf = (path: string): string[] =>
  statSync(path).isFile()
    ? [path]
    : readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => join(path, name));

/** A name for a prepared shop, made from its sources, so that a change creates a new one. */
export function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesOf(source.startsWith('/') ? source : here(source)))) {
    hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}
