import { useMatches } from 'react-router';
import type { RouteRow } from 'shared-contracts/routes';

/** What {@link composeRoutes} gives to each route of the table. */
interface RowHandle {
  readonly row: RouteRow;
}

const hasRow = (handle: unknown): handle is RowHandle =>
  typeof handle === 'object' && handle !== null && 'row' in handle;

/** The row of the page that is open; null on a path that the table does not know (ROU-86). */
export function useRow(): RouteRow | null {
  const handle = useMatches().at(-1)?.handle;
  return hasRow(handle) ? handle.row : null;
}
