import { LRUCache } from 'lru-cache';
import type { DocumentParts } from './document-parts';

interface Entry {
  readonly parts: DocumentParts;
  readonly madeAt: number;
}

/** A rendered page and how it may be cached. `parts: null` is a page that must not be cached. */
export interface Made<T> {
  readonly answer: T;
  readonly parts: DocumentParts | null;
  /** Whether something went wrong. Then a stale page is the better answer, while it is not too old. */
  readonly failed: boolean;
}

interface CacheOptions {
  /** Milliseconds during which a page is served without rendering it again. */
  fresh: number;
  /** Milliseconds during which a stale page is served while a new one is rendered. */
  stale: number;
  /** Bytes. */
  size: number;
}

/** Rendered pages of a city, for all visitors: short `maxAge`, stale while revalidating, one render for concurrent requests. */
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

  /** A cached page, or the result of `make`. A stale page is served and rendered again in the background. */
  async get(key: string, make: () => Promise<Made<T>>): Promise<DocumentParts | T> {
    const kept = this.#pages.get(key);
    if (!kept) {
      const { answer, parts } = await this.#make(key, make);
      return parts ?? answer;
    }
    // When rendering fails, the stale page is served until it is too old. The renderer logs the failure.
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
