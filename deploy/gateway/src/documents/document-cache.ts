import { metrics } from 'deploy-telemetry/metrics';
import { countFromZero, observe, type Series } from 'deploy-telemetry/telemetry';
import { LRUCache } from 'lru-cache';
import { Audience, type Requester } from '../render/audience';

/** Fresh, stale, of an earlier version of the content, or not there. */
const RESULTS = ['hit', 'stale', 'old', 'miss'] as const;

interface Entry<T> {
  readonly answer: T;
  readonly size: number;
  readonly version: string;
  readonly renderedAt: number;
}

/** A rendered page, or a redirect, and how it may be cached. */
export interface RenderedDocument<T> {
  readonly answer: T;
  /** Bytes of an answer that may be cached. Null: it must not be. */
  readonly size: number | null;
  /** Whether something failed. Then a stale page is served instead, if it is not too old. */
  readonly failed: boolean;
}

/**
 * A visitor who asks for a page. Most pages are in the cache and need nothing of it. These are functions, because V8 makes each object
 * literal with a getter a class of its own, which keeps that object, and with it the whole request, until the next full collection.
 */
export interface PageVisitor {
  readonly requester: () => Requester;
  /** Aborts when the visitor disconnects. */
  readonly signal: () => AbortSignal;
  /** Called before a page is rendered for this visitor. Rejects to refuse the render. */
  readonly admit: () => Promise<void>;
}

/** A requested page. */
interface Page<T> {
  readonly key: string;
  readonly version: string;
  readonly render: (audience: Audience) => Promise<RenderedDocument<T>>;
}

interface Rendering<T> {
  readonly audience: Audience;
  readonly page: Promise<RenderedDocument<T>>;
}

interface CacheOptions {
  /** Milliseconds during which a page is served without rendering it again. */
  fresh: number;
  /** Milliseconds during which a stale page is served while a new one is rendered. */
  stale: number;
  /** Milliseconds that a visitor waits for a page of a new version. Then the earlier version is served. */
  patience: number;
  /** Bytes. */
  size: number;
}

/**
 * Rendered pages and redirects of a city, for all visitors: short `maxAge`, stale while revalidating, one render for
 * concurrent requests.
 */
export class DocumentCache<T> {
  readonly #pages: LRUCache<string, Entry<T>>;
  readonly #renderings = new Map<string, Rendering<T>>();
  readonly #counters: ReadonlyMap<Result, Series | undefined>;

  constructor(private readonly options: CacheOptions) {
    this.#pages = new LRUCache({
      maxSize: options.size,
      // Redirects are small, so their keys count.
      sizeCalculation: ({ size }, key) => size + key.length,
      ttl: options.fresh + options.stale,
    });
    const counters = countFromZero(
      metrics.documents,
      RESULTS.map((result) => ({ 'shop.result': result })),
    );
    this.#counters = new Map(RESULTS.map((result, at) => [result, counters[at]]));
    observe(metrics.documentBytes, () => [{ value: this.#pages.calculatedSize }]);
  }

  /**
   * A cached page, or the result of `render`. A stale page is served and rendered again in the background. A page of an
   * earlier version is served only if the new render fails or takes too long.
   *
   * @param version of the published content
   */
  async get(
    key: string,
    version: string,
    asker: PageVisitor,
    render: (audience: Audience) => Promise<RenderedDocument<T>>,
  ): Promise<T> {
    const page = { key, version, render };
    const cached = this.#pages.get(key);
    if (!cached) {
      this.#count('miss');
      const rendering = await this.#join(page, asker, false);
      return (await rendering.page).answer;
    }
    if (cached.version !== version) {
      this.#count('old');
      const rendered = await this.#inTime(page, asker);
      return rendered && !rendered.failed ? rendered.answer : cached.answer;
    }
    // When rendering fails, the stale page is served until it is too old. The renderer logs the failure.
    const isStale = Date.now() - cached.renderedAt > this.options.fresh;
    this.#count(isStale ? 'stale' : 'hit');
    if (isStale && !this.#running(page)) this.#begin(page, new Audience(true)).page.catch(() => undefined);
    return cached.answer;
  }

  #count(result: Result) {
    this.#counters.get(result)?.record(1);
  }

  /**
   * Null: the render failed, was refused, or needs more time. In the last case it continues with lower priority than
   * the pages that visitors wait for.
   */
  async #inTime(page: Page<T>, asker: PageVisitor): Promise<RenderedDocument<T> | null> {
    const patience = new AbortController();
    const signal = AbortSignal.any([asker.signal(), patience.signal]);
    const timer = setTimeout(() => patience.abort(), this.options.patience);
    try {
      const rendering = await this.#join(page, { ...asker, signal: () => signal }, true);
      return await Promise.race([rendering.page, aborted(signal)]);
    } catch {
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  async #join(page: Page<T>, { admit, requester, signal }: PageVisitor, isRenewal: boolean): Promise<Rendering<T>> {
    if (!this.#running(page)) await admit();
    const running = this.#running(page);
    const audience = running?.audience ?? new Audience(isRenewal);
    audience.join(requester(), signal());
    return running ?? this.#begin(page, audience);
  }

  #begin(page: Page<T>, audience: Audience): Rendering<T> {
    const { key, version, render } = page;
    const id = idOf(page);
    const rendering: Rendering<T> = {
      audience,
      page: render(audience)
        .then((rendered) => {
          const { answer, size, failed } = rendered;
          if (size !== null) this.#pages.set(key, { answer, size, version, renderedAt: Date.now() });
          else if (!failed) this.#pages.delete(key);
          return rendered;
        })
        .finally(() => {
          if (this.#renderings.get(id) === rendering) this.#renderings.delete(id);
        }),
    };
    this.#renderings.set(id, rendering);
    return rendering;
  }

  /** The current render of this page. Null when every visitor who waited for it has disconnected. */
  #running(page: Page<T>): Rendering<T> | null {
    const running = this.#renderings.get(idOf(page));
    return running && !running.audience.isGone ? running : null;
  }
}

type Result = (typeof RESULTS)[number];

const idOf = ({ key, version }: { readonly key: string; readonly version: string }) => `${version} ${key}`;

const aborted = (signal: AbortSignal) =>
  new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }));
