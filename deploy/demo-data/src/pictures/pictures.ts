import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { CachedFiles } from 'deploy-api/http/pictures/cached-files';
import { encode, settings } from 'deploy-api/http/pictures/encode';
import type { PictureKey as Key, Pictures as PicturesOf } from 'deploy-api/http/pictures/picture-key';
import { TaskQueue } from 'deploy-api/http/pictures/task-queue';
import type { Kind, PictureSpec } from './spec/spec';

/** The content of a picture of this kind and id. Null if the id does not exist. */
export type FindPictureSpec = (kind: Kind, id: string) => Promise<PictureSpec | null>;

export type PictureKey = Key<Kind>;
export type Pictures = PicturesOf<Kind>;

interface PicturesOptions {
  /** Pictures are cached in its folder `pictures`. */
  dataDir: string;
  describe: FindPictureSpec;
  /** Called when a picture could not be read from or written to the cache. It is served anyway. */
  onCacheError?: (error: unknown) => void;
  encode?: typeof encode;
}

/** Loaded for the first picture: the drawings, and what reads the fonts of their letters, take 10 MB. */
const drawing = () => import('./draw');

/** How long the digest of a drawing is cached, in milliseconds, and how many digests are cached. */
const DIGEST_MAX_AGE = 10 * 60 * 1000;
const MAX_DIGESTS = 10_000;
const CONCURRENT_RENDERS = 2;

/** Pictures drawn from the database's data, rendered on the first request, and cached in files. */
export function createPictures({
  dataDir,
  describe,
  onCacheError,
  encode: render = encode,
}: PicturesOptions): Pictures {
  const files = new CachedFiles(join(dataDir, 'pictures'));
  const queue = new TaskQueue(CONCURRENT_RENDERS);
  const rendering = new Map<string, Promise<Buffer | null>>();
  const digests = new Map<string, { digest: string; until: number }>();

  /**
   * A hash of the drawing's content. A change of data, drawing code or settings gives another digest, and so another
   * picture.
   */
  async function digestOf({ kind, id, n }: PictureKey): Promise<string | null> {
    const name = `${kind}/${id}/${n}`;
    const known = digests.get(name);
    if (known && known.until > Date.now()) return known.digest;
    const spec = await describe(kind, id);
    const svg = spec && (await drawing()).draw(spec, n, 1);
    if (!svg) return null;
    const digest = createHash('sha256').update(svg).update(JSON.stringify(settings)).digest('base64url').slice(0, 16);
    digests.delete(name);
    digests.set(name, { digest, until: Date.now() + DIGEST_MAX_AGE });
    const [oldest] = digests.keys();
    if (digests.size > MAX_DIGESTS && oldest !== undefined) digests.delete(oldest);
    return digest;
  }

  async function readOrRender({ kind, id, n, width, format }: PictureKey, digest: string): Promise<Buffer | null> {
    const name = `${width}.${format}`;
    const cached = await files.read({ kind, id, n, digest }, name).catch((error: unknown) => {
      onCacheError?.(error);
      return null;
    });
    if (cached) return cached;
    return queue.run(async () => {
      const spec = await describe(kind, id);
      const svg = spec && (await drawing()).draw(spec, n, width);
      if (!svg) return null;
      const bytes = await render(svg, format);
      await files.write({ kind, id, n, digest }, name, bytes).catch((error: unknown) => onCacheError?.(error));
      return bytes;
    });
  }

  return {
    tag: async (key) => {
      const digest = await digestOf(key);
      return digest && `"${digest}-${key.width}-${key.format}"`;
    },
    load: async (key) => {
      const digest = await digestOf(key);
      if (!digest) return null;
      const name = `${key.kind}/${key.id}/${key.n}-${key.width}.${key.format}`;
      const running = rendering.get(name);
      if (running) return running;
      const picture = readOrRender(key, digest).finally(() => rendering.delete(name));
      rendering.set(name, picture);
      return picture;
    },
  };
}
