import { LRUCache } from 'lru-cache';
import type { DocumentParts } from './document-parts';

interface Entry {
  readonly parts: DocumentParts;
  readonly version: string;
  readonly renderedAt: number;
}

/** A rendered page and how it may be cached. `parts: null` is a page that must not be cached. */
export interface RenderedDocument<T> {
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
  /** Milliseconds that a visitor waits for a page of a new version, before the earlier one is served. */
  patience: number;
  /** Bytes. */
  size: number;
}

/** Rendered pages of a city, for all visitors: short `maxAge`, stale while revalidating, one render for concurrent requests. */
export class DocumentCache<T> {
  readonly #pages: LRUCache<string, Entry>;
  readonly #rendering = new Map<string, Promise<RenderedDocument<T>>>();

  constructor(private readonly options: CacheOptions) {
    this.#pages = new LRUCache({
      maxSize: options.size,
      sizeCalculation: ({ parts }) => parts.size,
      ttl: options.fresh + options.stale,
    });
  }

  /**
   * A cached page, or the result of `render`. A stale page is served and rendered again in the background; a page of an earlier version is
   * served only if the new one fails or is not there in time.
   *
   * @param version of what editors have published
   */
  async get(key: string, version: string, render: () => Promise<RenderedDocument<T>>): Promise<DocumentParts | T> {
    const cached = this.#pages.get(key);
    if (!cached) {
      const { answer, parts } = await this.#render(key, version, render);
      return parts ?? answer;
    }
    if (cached.version !== version) {
      const rendered = await this.#inTime(this.#render(key, version, render));
      return rendered && !rendered.failed ? (rendered.parts ?? rendered.answer) : cached.parts;
    }
    // When rendering fails, the stale page is served until it is too old. The renderer logs the failure.
    if (Date.now() - cached.renderedAt > this.options.fresh) this.#render(key, version, render).catch(() => undefined);
    return cached.parts;
  }

  /** Null: the render failed, or it needs longer. */
  #inTime(rendering: Promise<RenderedDocument<T>>): Promise<RenderedDocument<T> | null> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(null), this.options.patience);
      rendering.then(resolve, () => resolve(null)).finally(() => clearTimeout(timer));
    });
  }

  #render(key: string, version: string, render: () => Promise<RenderedDocument<T>>): Promise<RenderedDocument<T>> {
    const id = `${version} ${key}`;
    const running = this.#rendering.get(id);
    if (running) return running;
    const rendering = render()
      .then((rendered) => {
        if (rendered.parts) this.#pages.set(key, { parts: rendered.parts, version, renderedAt: Date.now() });
        else if (!rendered.failed) this.#pages.delete(key);
        return rendered;
      })
      .finally(() => this.#rendering.delete(id));
    this.#rendering.set(id, rendering);
    return rendering;
  }
}
