import { LRUCache } from 'lru-cache';
import type { RenderHost } from 'shell/render';

/** Maximum number of cached answers. The largest are product lists of a few hundred kilobytes. */
const LIMIT = 400;

/**
 * The back end's answers, cached for one release set and dropped with it. A page uses only answers that were requested
 * since the last publication.
 */
export function cachedAnswers(): (contentVersion: string) => RenderHost['kept'] {
  const cache = new LRUCache<string, { readonly answer: unknown }>({ max: LIMIT });
  return (contentVersion) => ({
    get: (key) => cache.get(`${contentVersion} ${key}`),
    set(key, answer, seconds) {
      cache.set(`${contentVersion} ${key}`, answer, { ttl: seconds * 1000 });
    },
  });
}
