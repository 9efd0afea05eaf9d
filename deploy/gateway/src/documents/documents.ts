import { randomBytes } from 'node:crypto';
import type { ReleaseSet } from 'deploy-releases/registry';
import { type AppName, matchRoute } from 'shared-contracts/routes';
import type { RenderFault, RenderRequest } from 'shell/render';
import type { ExcludedArea, RenderedPage } from '../render/messages';
import type { RenderPool } from '../render/pool';
import { RenderStopped } from '../render/render-worker';
import { DocumentCache, type RenderedDocument } from './document-cache';
import { type DocumentParts, documentParts } from './document-parts';
import { HungPages, type PageKey } from './hung-pages';
import { routesOf } from './set-routes';
import { sharedPage } from './shared-page';
import type { Visit } from './visit';

export interface Redirect {
  readonly status: number;
  readonly location: string;
}

/** A page, ready for its nonce, or a redirect. */
export type DocumentAnswer =
  | { readonly page: DocumentParts; readonly personal: boolean }
  | { readonly redirect: Redirect };

interface DocumentsOptions {
  pool: RenderPool;
  /** The version of what editors have published, now. */
  contentVersion: () => string;
  onFault: (fault: RenderFault, visit: Visit, set: ReleaseSet) => void;
  /** A render gave no page after `ms` milliseconds. It is tried again in another way. */
  onStopped: (stopped: RenderStopped, page: LoggedPage, ms: number) => void;
  /** The page was rendered, but its loaders took `ms` milliseconds. */
  onSlow: (page: LoggedPage, ms: number) => void;
}

/** Identifies the page in the log. */
export interface LoggedPage extends PageKey {
  readonly requestId: string;
  readonly owner: AppName;
  readonly set: ReleaseSet;
  readonly override: readonly string[];
}

/**
 * Pages are fresh for 15 s. For ten minutes after that a stale page is better than a late one. After editors have published something, the
 * first visitor of a page waits a second for the new one.
 */
const CACHE = { fresh: 15_000, stale: 600_000, patience: 1_000, size: 256 * 1024 * 1024 };

/** Loaders that take longer are logged. In milliseconds. */
const SLOW = 2_000;

/** How often a page is rendered at most: normally, after another page stopped the worker, and without the area that hangs. */
const ATTEMPTS = 3;

/** Produces the shop's documents: from the cache when a page is the same for a whole city, otherwise by rendering. */
export class Documents {
  readonly #cache = new DocumentCache<DocumentAnswer>(CACHE);
  readonly #hung = new HungPages();

  constructor(private readonly options: DocumentsOptions) {}

  /**
   * Answers a visit. A document with an override is rendered for its browser alone.
   *
   * @param admit called before each render, not for a page from the cache; rejects to refuse the render
   */
  async get(set: ReleaseSet, visit: Visit, admit: () => Promise<void>): Promise<DocumentAnswer> {
    const shared = sharedPage(routesOf(set), set.id, visit);
    const version = this.options.contentVersion();
    if (!shared) {
      await admit();
      return (await this.#produce(set, visit, version, 4)).answer;
    }
    const found = await this.#cache.get(shared.key, version, async () => {
      await admit();
      return this.#produce(set, shared.visit, version, 9);
    });
    if ('plain' in found) return { page: found, personal: false };
    return 'redirect' in found ? { redirect: withQuery(found.redirect, shared.ownQuery) } : found;
  }

  /** Forgets a set that is no longer live. */
  drop(setId: string) {
    this.#hung.drop(setId);
    this.options.pool.drop(setId);
  }

  async #produce(
    set: ReleaseSet,
    visit: Visit,
    version: string,
    level: number,
  ): Promise<RenderedDocument<DocumentAnswer>> {
    const nonce = `nonce${randomBytes(12).toString('hex')}`;
    const { url, ...rest } = visit;
    const result = await this.#render(set, { ...rest, url: url.href, nonce }, version);
    for (const fault of result.faults) this.options.onFault(fault, visit, set);
    if (result.location !== null)
      return { answer: { redirect: { status: result.status, location: result.location } }, parts: null, failed: false };
    const page = await documentParts(result.status, Buffer.from(result.html.buffer), nonce, level);
    const failed = result.status >= 500 || result.faults.length > 0;
    const lasting = result.rendered === 'city' && result.status === 200 && !failed;
    return { answer: { page, personal: result.rendered === 'person' }, parts: lasting ? page : null, failed };
  }

  /** Renders. When an area prevents the page, it renders once more without that area, so that the rest of the page is shown. */
  async #render(set: ReleaseSet, request: RenderRequest, contentVersion: string): Promise<RenderedPage> {
    const page = this.#loggedPage(set, request);
    const stopped: ExcludedArea[] = [];
    for (let attempt = 1; ; attempt += 1) {
      const began = performance.now();
      const elapsed = () => Math.round(performance.now() - began);
      const hung = this.#hung.areasOf(page).map((area) => ({ area, reason: 'hung' as const }));
      try {
        const excluded = [...stopped, ...hung];
        const rendered = await this.options.pool.render({ set, request, contentVersion, excluded });
        const { loaderMs = 0 } = rendered;
        if (loaderMs > SLOW) this.options.onSlow(page, loaderMs);
        return rendered;
      } catch (error) {
        if (!(error instanceof RenderStopped)) throw error;
        this.options.onStopped(error, page, elapsed());
        if (attempt === ATTEMPTS) throw error;
        if (error.reason === 'other-page') continue;
        if (error.area === null || error.area === 'shell') throw error;
        // An area that only waits may have good reasons. An area that hangs costs a worker each time.
        if (error.reason !== 'waiting') this.#hung.add(page, error.area);
        stopped.push({ area: error.area, reason: error.reason === 'waiting' ? 'slow' : 'hung' });
      }
    }
  }

  #loggedPage(set: ReleaseSet, { url, requestId, override }: RenderRequest): LoggedPage {
    const { pathname: path } = new URL(url);
    const route = matchRoute(routesOf(set), path);
    const page = { path, route: route?.id ?? path, owner: route?.owner ?? 'shell' } as const;
    return { requestId, set, setId: set.id, override, ...page };
  }
}

/** A redirect that keeps the rest of the visitor's query, such as utm parameters. */
function withQuery({ status, location }: Redirect, query: URLSearchParams): Redirect {
  if (query.size === 0) return { status, location };
  const [, target = '', fragment = ''] = /^([^#]*)(.*)$/.exec(location) ?? [];
  return { status, location: `${target}${target.includes('?') ? '&' : '?'}${query}${fragment}` };
}
