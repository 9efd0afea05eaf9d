import { join } from 'node:path';
import type { FileOfRow, FileStore } from '../../files/file-store';
import { CachedFiles } from './cached-files';
import { encode } from './encode';
import type { PictureKey, Pictures } from './picture-key';
import { TaskQueue } from './task-queue';

/** Uploaded pictures in a table. */
export interface PictureTable {
  /** Null: the picture does not exist or is hidden. `isCached`: its rendered widths are stored in the data folder, and beside a file in a store. */
  find(id: string): Promise<{ isCached: boolean } | null>;
  /** Undefined: it has been deleted. */
  file(id: string): Promise<FileOfRow | undefined>;
}

interface Options {
  files: FileStore;
  /** Rendered widths are cached in its folder `pictures`. */
  dataDir: string;
  /** Called when a picture could not be read from or written to the cache; it is served anyway. */
  onCacheError: (error: unknown) => void;
}

/** Uploaded pictures in all widths and formats. */
export function storedPictures<Kind extends string>(
  table: PictureTable,
  { files: store, dataDir, onCacheError }: Options,
): Pictures<Kind> {
  const files = new CachedFiles(join(dataDir, 'pictures'));
  const queue = new TaskQueue(1);

  async function render(file: FileOfRow | undefined, { format, width }: PictureKey) {
    const content = file ? await store.read(file) : null;
    return content && queue.run(() => encode(content, format, width));
  }

  /** Another process may have rendered it. */
  async function renderOnce(file: FileOfRow | undefined, key: PictureKey, name: string) {
    if (!file) return null;
    const made = await store.readMade(file, name);
    if (made) return Buffer.from(made);
    const bytes = await render(file, key);
    if (bytes) void share(file, key, name, bytes).catch(onCacheError);
    return bytes;
  }

  async function share(file: FileOfRow, { id }: PictureKey, name: string, bytes: Uint8Array) {
    const isKept = await store.keepMade(file, name, bytes);
    // The picture may have been deleted in between, with what was made before.
    if (isKept && !(await table.find(id))) await store.removeMade(file, name);
  }

  return {
    async tag({ id, n, width, format }) {
      return n === 1 && (await table.find(id)) ? `"${id}-${width}-${format}"` : null;
    },
    async load(key) {
      const { kind, id, n, width, format } = key;
      const found = await table.find(id);
      if (!found || n !== 1) return null;
      if (!found.isCached) return render(await table.file(id), key);
      const place = { kind, id, n, digest: 'photo' };
      const name = `${width}.${format}`;
      const cached = await files.read(place, name).catch((error: unknown) => {
        onCacheError(error);
        return null;
      });
      if (cached) return cached;
      const bytes = await renderOnce(await table.file(id), key, name);
      if (bytes) await files.write(place, name, bytes).catch(onCacheError);
      return bytes;
    },
  };
}
