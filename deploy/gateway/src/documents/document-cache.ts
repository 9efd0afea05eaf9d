import { LRUCache } from 'lru-cache';
import type { DocumentParts } from './document-parts';

interface Entry {
  readonly parts: DocumentParts;
  readonly madeAt: number;
}

/** How a page may be kept. `parts: null` is a page that must not be. */
export interface Made<T> {
  readonly answer: T;
  readonly parts: DocumentParts | null;
  /** Whether something went wrong: then an older page, while it is not too old, is the better answer. */
  readonly failed: boolean;
}

interface CacheOptions {
  /** Milliseconds during which a page is given as it is. */
  fresh: number;
  /** Milliseconds during which an older page is given while a new one is made. */
  stale: number;
  /** Bytes. */
  size: number;
}

/** Rendered pages of a city, for everyone: short life, stale while revalidating, one render for many at once. */
export class DocumentCache<T> {
  readonly #pages: LRUCache<string, Entry>;
  readonly #making = new Map<string, Promise<Made<T>>>();

  constructor(private readonly options: CacheOptions) {
    this.#pages = new LRUCache({
      maxSize: options.size,
      sizeCalculation: ({ parts }) => parts.size,
      ttl: options.fresh + options.stale,
    });
  }

  /** A kept page, or what `make` answers; a page past its fresh time is made anew behind the visitor's back. */
  async get(key: string, make: () => Promise<Made<T>>): Promise<DocumentParts | T> {
    const kept = this.#pages.get(key);
    if (!kept) {
      const { answer, parts } = await this.#make(key, make);
      return parts ?? answer;
    }
    // A page that cannot be made anew serves on until it is too old; the failure is the renderer's to log.
    if (Date.now() - kept.madeAt > this.options.fresh) this.#make(key, make).catch(() => undefined);
    return kept.parts;
  }

  #make(key: string, make: () => Promise<Made<T>>): Promise<Made<T>> {
    const running = this.#making.get(key);
    if (running) return running;
    const making = make()
      .then((made) => {
        if (made.parts) this.#pages.set(key, { parts: made.parts, madeAt: Date.now() });
        else if (!made.failed) this.#pages.delete(key);
        return made;
      })
      .finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }
}
