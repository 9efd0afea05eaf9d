import { LRUCache } from 'lru-cache';
import type { RenderHost } from 'shell/render';

/** Maximum number of cached answers. The largest are product lists with some hundred kilobytes. */
const LIMIT = 400;

/** The back end's answers that one release set caches. They are dropped with the set. */
export function cachedAnswers(): RenderHost['kept'] {
  const cache = new LRUCache<string, { readonly answer: unknown }>({ max: LIMIT });
  return {
    get: (key) => cache.get(key),
    set(key, answer, seconds) {
      cache.set(key, answer, { ttl: seconds * 1000 });
    },
  };
}
