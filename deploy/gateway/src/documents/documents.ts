import { randomBytes } from 'node:crypto';
import type { ReleaseSet } from 'deploy-releases/registry';
import type { City } from 'shared-contracts/api/location';
import type { RouteRow } from 'shared-contracts/routes';
import type { RenderFault, RenderRequest } from 'shell/render';
import type { RenderPool } from '../render/pool';
import { type Rendered, RenderStopped } from '../render/render-worker';
import { BrokenAreas } from './broken-areas';
import { cacheKey } from './cache-key';
import { DocumentCache, type Made } from './document-cache';
import { type DocumentParts, documentParts } from './document-parts';

export interface Visit {
  readonly requestId: string;
  readonly url: URL;
  readonly city: City;
  readonly session: string | null;
  readonly fastPickup: boolean;
  readonly override: readonly string[];
  readonly foreign: RenderRequest['foreign'];
  readonly device: 'phone' | 'desktop';
}

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

  /** Answers a visit; what is overridden for one browser is rendered for it alone. */
  async get(set: ReleaseSet, visit: Visit): Promise<DocumentAnswer> {
    const rows = this.#routes.get(set.id);
    const { city, fastPickup } = visit;
    const shared = visit.override.length === 0 && !fastPickup;
    const key = rows && shared ? cacheKey(rows, { ...visit, setId: set.id, locationId: city.LOCATION_ID }) : null;
    if (key === null) return (await this.#make(set, visit, 4)).answer;
    const found = await this.#cache.get(key, () => this.#make(set, visit, 9));
    return 'plain' in found ? { page: found, personal: false } : found;
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
