import { LRUCache } from 'lru-cache';

interface Kept {
  readonly body: string;
  readonly headers: readonly [string, string][];
  readonly until: number;
}

/**
 * `fetch` that keeps answers as long as the back end says that they are the same for everyone (`public, max-age`): the
 * city list or the sections are not asked for with every page. Calls that carry a session are never kept.
 */
export function keepingFetch(): typeof fetch {
  const kept = new LRUCache<string, Kept>({
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: ({ body }) => body.length + 1,
  });

  return async (url, init) => {
    const headers = new Headers(init?.headers);
    const key = `${headers.get('x-location')} ${String(url)}`;
    const shared = (init?.method ?? 'GET') === 'GET' && !headers.has('authorization');
    const found = shared ? kept.get(key) : undefined;
    if (found && found.until > Date.now()) return new Response(found.body, { headers: [...found.headers] });
    const response = await fetch(url, init);
    const seconds = Number(/\bpublic\b.*\bmax-age=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1] ?? 0);
    if (!shared || !response.ok || seconds === 0) return response;
    const body = await response.text();
    kept.set(key, { body, headers: [...response.headers], until: Date.now() + seconds * 1000 });
    return new Response(body, { headers: response.headers });
  };
}
