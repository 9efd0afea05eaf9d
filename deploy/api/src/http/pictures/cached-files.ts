import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

/** One version of a drawing (kind, id, n): a folder with its widths and formats. */
export interface Drawing {
  kind: string;
  id: string;
  n: number;
  /** Hash of the drawing's content: a changed product or changed drawing code gives another folder. */
  digest: string;
}

/** Rendered pictures in a folder: `<kind>/<id>/<n>-<digest>/<width>.<format>`. */
export class CachedFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  #path({ kind, id, n, digest }: Drawing, name: string): string {
    return join(this.#folder, kind, id, `${n}-${digest}`, name);
  }

  /** The cached picture, or null. */
  async read(drawing: Drawing, name: string): Promise<Buffer | null> {
    try {
      return await readFile(this.#path(drawing, name));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  /** Caches a picture atomically: a reader gets the whole picture or none. Removes older versions of the drawing. */
  async write(drawing: Drawing, name: string, bytes: Buffer): Promise<void> {
    const path = this.#path(drawing, name);
    const folder = dirname(path);
    const isNew = await mkdir(folder, { recursive: true });
    const draft = join(folder, `.${randomUUID()}`);
    try {
      await writeFile(draft, bytes);
      await rename(draft, path);
    } catch (error) {
      // The disk may be full, so the incomplete file is removed.
      await rm(draft, { force: true });
      throw error;
    }
    if (isNew) await this.#removeOlder(drawing);
  }

  async #removeOlder({ kind, id, n, digest }: Drawing): Promise<void> {
    const parent = join(this.#folder, kind, id);
    const others = (await readdir(parent)).filter((name) => name.startsWith(`${n}-`) && name !== `${n}-${digest}`);
    await Promise.all(others.map((name) => rm(join(parent, name), { recursive: true, force: true })));
  }
}
