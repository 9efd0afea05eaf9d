import { matchRoutes } from 'react-router';
import { type RouteRow, routeTable } from 'shared-contracts/routes';

/**
 * The row that a path belongs to, the most exact one first; null for ROU-86. `more` are rows of releases that this
 * shell's table does not know yet.
 */
export function matchRow(pathname: string, more: readonly RouteRow[] = []): RouteRow | null {
  const rows = [...routeTable, ...more.filter(({ id }) => !routeTable.some((row) => row.id === id))];
  const matches = matchRoutes(
    rows.map((row) => ({ id: row.id, path: row.path, caseSensitive: true, row })),
    pathname,
  );
  return matches?.at(-1)?.route.row ?? null;
}
