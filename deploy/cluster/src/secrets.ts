import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Secrets of the cluster, each in a file that only its owner reads. */
export class Secrets {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  }

  /** The file of a random secret, which the first start makes. */
  file(name: string): string {
    const file = join(this.#folder, name);
    return existsSync(file) ? file : this.put(name, randomBytes(24).toString('hex'));
  }

  get(name: string): string {
    return readFileSync(this.file(name), 'utf8');
  }

  /** Stores a value. @returns its file */
  put(name: string, value: string): string {
    const file = join(this.#folder, name);
    writeFileSync(file, value, { mode: 0o600 });
    return file;
  }
}
