import { matchRoutes } from 'react-router';
import type { RouteRow } from './row';

/** Paths whose row is remembered, for each table: ranking ninety rows for every request would cost more than a kept page. */
const MOST = 2_000;

const tables = new WeakMap<readonly RouteRow[], (pathname: string) => RouteRow | null>();

/** The row of a table that a path belongs to, the most exact one first, as the router finds it; null for ROU-86. */
export function rowAt(rows: readonly RouteRow[], pathname: string): RouteRow | null {
  const find = tables.get(rows) ?? finderOf(rows);
  tables.set(rows, find);
  return find(pathname);
}

function finderOf(rows: readonly RouteRow[]) {
  const routes = rows.map((row) => ({ id: row.id, path: row.path, caseSensitive: true, row }));
  const known = new Map<string, RouteRow | null>();
  return (pathname: string) => {
    const before = known.get(pathname);
    if (before !== undefined) return before;
    const row = matchRoutes(routes, pathname)?.at(-1)?.route.row ?? null;
    // Anybody may ask for any path: what is asked for often is soon known again.
    if (known.size >= MOST) known.clear();
    known.set(pathname, row);
    return row;
  };
}
