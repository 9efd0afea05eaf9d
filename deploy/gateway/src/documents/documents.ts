import { type AppName, matchRoute } from '@zapovednik/platform/routes';
import type { ReleaseSet } from 'deploy-releases/registry/registry';
import type { RenderFault, RenderRequest } from 'shell/render';
import { Audience } from '../render/audience';
import { freePage } from '../render/free-page';
import type { ExcludedArea, RenderedPage } from '../render/messages';
import type { RenderPool } from '../render/pool';
import { RenderStopped } from '../render/render-stopped';
import type { RenderJob } from '../render/render-worker';
import { bodyOnce, keptBody } from './answer/page-body';
import type { Page } from './answer/send-page';
import { DocumentCache, type PageVisitor, type RenderedDocument } from './document-cache';
import { HungPages, type PageKey } from './failures/hung-pages';
import { routesOf } from './release-set/set-routes';
import { sharedPage } from './request/shared-page';
import type { Visit } from './request/visit';

interface Redirect {
  readonly status: number;
  readonly location: string;
}

/** A page, or a redirect. */
export type DocumentAnswer = { readonly page: Page; readonly personal: boolean } | { readonly redirect: Redirect };

interface DocumentsOptions {
  pool: RenderPool;
  /** The current version of the published content. */
  contentVersion: () => string;
  /** The policies of a page with these hashes of its scripts and styles, and with origins that a tester's override adds. */
  policiesOf: (page: Pick<RenderedPage, 'scripts' | 'styles'>, outside: readonly string[]) => readonly string[];
  onFault: (fault: RenderFault, visit: Visit, set: ReleaseSet) => void;
  /** A render gave no page after `ms` milliseconds. The page is rendered again in another way. */
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

/** A page and the visitors who wait for it. */
interface WantedPage {
  readonly set: ReleaseSet;
  readonly visit: Visit;
  /** Version of the published content. */
  readonly version: string;
  /** Whether the page is the same for a whole city, and so may be cached. */
  readonly shared: boolean;
  readonly audience: Audience;
}

/**
 * Pages are fresh for 15 s. For ten more minutes a stale page is better than a late one. After new content is
 * published, the first visitor of a page waits up to one second for the new page.
 */
const CACHE = { fresh: 15_000, stale: 600_000, patience: 1_000, size: 256 * 1024 * 1024 };

/** The status of a redirect that is the same for everyone in the city. */
const PERMANENT = 301;

/** Loaders that take longer are logged. In milliseconds. */
const SLOW = 2_000;

/**
 * How often a page is rendered at most: once normally, once more if another page stopped the worker, and once without
 * the area that hangs.
 */
const ATTEMPTS = 3;

/** Produces the shop's documents: from the cache when a page is the same for a whole city, otherwise by rendering. */
export class Documents {
  readonly #cache = new DocumentCache<DocumentAnswer>(CACHE);
  readonly #hung = new HungPages();

  constructor(private readonly options: DocumentsOptions) {}

  /**
   * Answers a visit. A document with an override is rendered for its browser alone.
   *
   * @throws RenderStopped, RenderRefused, and what `asker.admit` throws
   */
  async get(set: ReleaseSet, visit: Visit, asker: PageVisitor): Promise<DocumentAnswer> {
    const shared = sharedPage(routesOf(set), set.id, visit);
    const version = this.options.contentVersion();
    if (!shared) {
      await asker.admit();
      const audience = new Audience();
      audience.join(asker.requester(), asker.signal());
      return (await this.#produce({ set, visit, version, shared: false, audience })).answer;
    }
    const found = await this.#cache.get(shared.key, version, asker, (audience) =>
      this.#produce({ set, visit: shared.visit(), version, shared: true, audience }),
    );
    return 'redirect' in found ? { redirect: withQuery(found.redirect, shared.ownQuery) } : found;
  }

  /** Forgets a set that is no longer live. */
  drop(setId: string) {
    this.#hung.drop(setId);
    this.options.pool.drop(setId);
  }

  async #produce(page: WantedPage): Promise<RenderedDocument<DocumentAnswer>> {
    const { set, visit, shared } = page;
    const { url, ...rest } = visit;
    const readAt = new Date();
    const result = await this.#render(page, { ...rest, url: url.href });
    for (const fault of result.faults) this.options.onFault(fault, visit, set);
    if (result.location !== null) {
      const { status, location } = result;
      const failed = result.faults.length > 0;
      // A permanent redirect is cached like a page. It also works while the back end, which has the list of old
      // addresses, is down (ROU-111).
      const lasting = status === PERMANENT && !failed;
      return { answer: { redirect: { status, location } }, size: lasting ? location.length : null, failed };
    }
    // When some data could not be read, a 404 may be wrong.
    const status = result.status === 404 && result.faults.length > 0 ? 503 : result.status;
    const failed = status >= 500 || result.faults.length > 0;
    const lasting = shared && result.rendered === 'city' && status === 200 && !failed;
    const policies = this.options.policiesOf(result, originsOf(visit));
    const html = Buffer.from(result.html.buffer);
    const free = () => freePage(result);
    const body = lasting ? await keptBody(html, policies) : bodyOnce(html, free);
    if (lasting) free();
    return {
      answer: { page: { status, readAt, policies, body }, personal: result.rendered === 'person' },
      size: lasting ? body.size : null,
      failed,
    };
  }

  /**
   * Renders a page. If an area makes that impossible, it renders once more without that area, so that the rest is
   * shown.
   */
  async #render({ set, version, audience }: WantedPage, request: RenderRequest): Promise<RenderedPage> {
    const page = this.#loggedPage(set, request);
    const stopped: ExcludedArea[] = [];
    for (let attempt = 1; ; attempt += 1) {
      const began = performance.now();
      const elapsed = () => Math.round(performance.now() - began);
      const hung = this.#hung.areasOf(page).map((area) => ({ area, reason: 'hung' as const }));
      try {
        const excluded = [...stopped, ...hung];
        const job = { set, request, contentVersion: version, excluded, about: aboutOf(page, attempt) };
        const rendered = await this.options.pool.render(job, audience);
        const { loaderMs = 0 } = rendered;
        if (loaderMs > SLOW) this.options.onSlow(page, loaderMs);
        return rendered;
      } catch (error) {
        if (!(error instanceof RenderStopped)) throw error;
        this.options.onStopped(error, page, elapsed());
        if (attempt === ATTEMPTS) throw error;
        if (error.reason === 'other-page') continue;
        if (error.area === null || error.area === 'shell') throw error;
        // An area that only waits may be innocent. An area that hangs costs a worker each time.
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

/** The page in traces and metrics. An address that is no page is no name. */
const aboutOf = ({ route, path, owner, set }: LoggedPage, attempt: number): RenderJob['about'] => ({
  labels: { 'shop.page': route === path ? 'unknown' : route, 'shop.area': owner },
  attributes: {
    'shop.version': set.apps[owner]?.manifest.version ?? '',
    'shop.set': set.id,
    'shop.attempt': attempt,
  },
});

/** The origins of a tester's override. */
const originsOf = ({ foreign }: Visit) => Object.values(foreign).filter((origin) => origin !== undefined);

/** A redirect that keeps the rest of the visitor's query, such as utm parameters. */
function withQuery({ status, location }: Redirect, query: string): Redirect {
  if (query === '') return { status, location };
  const [, target = '', fragment = ''] = /^([^#]*)(.*)$/.exec(location) ?? [];
  return { status, location: `${target}${target.includes('?') ? '&' : '?'}${query}${fragment}` };
}
