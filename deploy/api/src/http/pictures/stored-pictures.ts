import { join } from 'node:path';
import { CachedFiles } from './cached-files';
import { encode } from './encode';
import type { PictureKey, Pictures } from './picture-key';
import { TaskQueue } from './task-queue';

/** Uploaded pictures in a table. */
export interface PictureTable {
  /** Null: the picture does not exist or is hidden. `isCached`: its rendered widths are stored in the data folder. */
  find(id: string): Promise<{ isCached: boolean } | null>;
  /** Null: it has been deleted. */
  content(id: string): Promise<Uint8Array | null>;
}

interface Options {
  /** Rendered widths are cached in its folder `pictures`. */
  dataDir: string;
  /** Called when a picture could not be read from or written to the cache; it is served anyway. */
  onCacheError: (error: unknown) => void;
}

/** Uploaded pictures in all widths and formats. */
export function storedPictures<Kind extends string>(
  table: PictureTable,
  { dataDir, onCacheError }: Options,
): Pictures<Kind> {
  const files = new CachedFiles(join(dataDir, 'pictures'));
  const queue = new TaskQueue(1);

  async function render({ id, format, width }: PictureKey) {
    const content = await table.content(id);
    return content && queue.run(() => encode(content, format, width));
  }

  return {
    async tag({ id, n, width, format }) {
      return n === 1 && (await table.find(id)) ? `"${id}-${width}-${format}"` : null;
    },
    async load(key) {
      const { kind, id, n, width, format } = key;
      const found = await table.find(id);
      if (!found || n !== 1) return null;
      if (!found.isCached) return render(key);
      const place = { kind, id, n, digest: 'photo' };
      const name = `${width}.${format}`;
      const cached = await files.read(place, name).catch((error: unknown) => {
        onCacheError(error);
        return null;
      });
      if (cached) return cached;
      const bytes = await render(key);
      if (bytes) await files.write(place, name, bytes).catch(onCacheError);
      return bytes;
    },
  };
}
