import { type RouteRow, rowAt } from 'shared-contracts/routes';

interface Visit {
  readonly setId: string;
  readonly locationId: number;
  readonly url: URL;
  readonly device: 'phone' | 'desktop';
}

/**
 * Where a page lies in the cache: release set, city, path, the query keys that its route knows, and the class of device
 * where the route is for phones only. Null for what is never kept: pages of one person, paths of no route, and visits with `debug=1`.
 */
export function cacheKey(rows: readonly RouteRow[], { setId, locationId, url, device }: Visit): string | null {
  const row = rowAt(rows, url.pathname);
  // A visit that looks into the shop sees it as it is rendered now.
  if (row?.rendered !== 'city' || url.searchParams.get('debug') === '1') return null;
  const known = [...url.searchParams]
    .filter(([key]) =>
      row.query.some((name) => (name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : key === name)),
    )
    .filter(([key]) => !key.startsWith('utm_'))
    .sort(([one], [two]) => (one < two ? -1 : 1));
  return JSON.stringify([setId, locationId, url.host, url.pathname, known, row.device ? device : '']);
}
