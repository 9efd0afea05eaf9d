import { LRUCache } from 'lru-cache';
import type { RenderHost } from 'shell/render';

/** Maximum number of cached answers. The largest are product lists with some hundred kilobytes. */
const LIMIT = 400;

/**
 * The back end's answers that one release set caches. They are dropped with the set. A page sees only those that were asked for since
 * editors last published something.
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
