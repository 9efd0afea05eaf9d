import { LRUCache } from 'lru-cache';
import type { RenderHost } from 'shell/render';

/** Answers that are kept at most: lists of products are the largest, some hundred kilobytes. */
const MOST = 400;

/** What one release set keeps of the back end's answers; gone with the set. */
export function cachedAnswers(): RenderHost['kept'] {
  const kept = new LRUCache<string, { readonly answer: unknown }>({ max: MOST });
  return {
    get: (key) => kept.get(key),
    set(key, answer, seconds) {
      kept.set(key, answer, { ttl: seconds * 1000 });
    },
  };
}
