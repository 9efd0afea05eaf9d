import type { RouteRow } from 'shared-contracts/routes';
import type { AreaRoute } from 'shared-contracts/shop';

/** The shell's own few pages, in the form of an area's. */
export function shellPages(row: RouteRow): AreaRoute {
  return { row, lazy: async () => ({ Component: () => <h1>{row.path}</h1> }) };
}
