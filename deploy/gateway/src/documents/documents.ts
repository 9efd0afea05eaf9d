import { randomBytes } from 'node:crypto';
import type { ReleaseSet } from 'deploy-releases/registry';
import type { RouteRow } from 'shared-contracts/routes';
import type { RenderFault, RenderRequest } from 'shell/render';
import type { RenderPool } from '../render/pool';
import { type Rendered, RenderStopped } from '../render/render-worker';
import { BrokenAreas } from './broken-areas';
import { DocumentCache, type Made } from './document-cache';
import { type DocumentParts, documentParts } from './document-parts';
import { sharedPage } from './shared-page';
import type { Visit } from './visit';

export interface Redirect {
  readonly status: number;
  readonly location: string;
}

/** A page, ready for its nonce, or where to go instead. */
export type DocumentAnswer =
  | { readonly page: DocumentParts; readonly personal: boolean }
  | { readonly redirect: Redirect };

interface DocumentsOptions {
  pool: RenderPool;
  onFault: (fault: RenderFault, visit: Visit, set: ReleaseSet) => void;
}

/** Pages are fresh for 15 s, and for ten minutes better old than late. */
const CACHE = { fresh: 15_000, stale: 600_000, size: 256 * 1024 * 1024 };

/** Makes the shop's documents: from the cache where a page is the same for a whole city, else by rendering. */
export class Documents {
  readonly #cache = new DocumentCache<DocumentAnswer>(CACHE);
  readonly #broken = new BrokenAreas();
  /** The route table of each set, known after its first render: what may be kept is the shell's to say. */
  readonly #routes = new Map<string, readonly RouteRow[]>();

  constructor(private readonly options: DocumentsOptions) {}

  /**
   * Answers a visit; what is overridden for one browser is rendered for it alone.
   *
   * @param admit asked before each render, not for a page from the cache; rejects to refuse it
   */
  async get(set: ReleaseSet, visit: Visit, admit: () => Promise<void>): Promise<DocumentAnswer> {
    const rows = this.#routes.get(set.id);
    const shared = rows ? sharedPage(rows, set.id, visit) : null;
    if (!shared) {
      await admit();
      return (await this.#make(set, visit, 4)).answer;
    }
    const found = await this.#cache.get(shared.key, async () => {
      await admit();
      return this.#make(set, shared.visit, 9);
    });
    if ('plain' in found) return { page: found, personal: false };
    return 'redirect' in found ? { redirect: withQuery(found.redirect, shared.ownQuery) } : found;
  }

  /** A set that is not live any more. */
  drop(setId: string) {
    this.#routes.delete(setId);
    this.#broken.drop(setId);
    this.options.pool.drop(setId);
  }

  async #make(set: ReleaseSet, visit: Visit, level: number): Promise<Made<DocumentAnswer>> {
    const nonce = `nonce${randomBytes(12).toString('hex')}`;
    const { url, ...rest } = visit;
    const { result, routes } = await this.#render(set, { ...rest, url: url.href, nonce });
    this.#routes.set(set.id, routes);
    for (const fault of result.faults) this.options.onFault(fault, visit, set);
    if (result.location !== null)
      return { answer: { redirect: { status: result.status, location: result.location } }, parts: null, failed: false };
    const page = await documentParts(result.status, Buffer.from(result.html.buffer), nonce, level);
    const failed = result.status >= 500 || result.faults.length > 0;
    const lasting = result.rendered === 'city' && result.status === 200 && !failed;
    return { answer: { page, personal: result.rendered === 'person' }, parts: lasting ? page : null, failed };
  }

  /** Renders; when an area keeps the page from coming, once more without that area, so that the rest of it stands. */
  async #render(set: ReleaseSet, request: RenderRequest): Promise<Rendered> {
    const { pool } = this.options;
    const broken = this.#broken.of(set.id);
    try {
      return await pool.render({ set, request, broken });
    } catch (error) {
      if (!(error instanceof RenderStopped) || error.area === null || error.area === 'shell') throw error;
      // An area that only waits may have good reasons; one that hangs costs a worker each time, so it rests.
      if (error.why !== 'waiting') this.#broken.add(set.id, error.area);
      return pool.render({ set, request, broken: [...broken, error.area] });
    }
  }
}

/** A redirect that takes along what the visitor's address said besides, such as the marks of an advertisement. */
function withQuery({ status, location }: Redirect, query: URLSearchParams): Redirect {
  if (query.size === 0) return { status, location };
  const [, target = '', fragment = ''] = /^([^#]*)(.*)$/.exec(location) ?? [];
  return { status, location: `${target}${target.includes('?') ? '&' : '?'}${query}${fragment}` };
}
