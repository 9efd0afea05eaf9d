import { type RouteRow, routeTable } from 'shared-contracts/routes';

/** How the routes of a release set differ from this shell's table. */
export interface RouteChanges {
  /** Routes that areas provide and the table does not know yet. */
  readonly moreRoutes: readonly RouteRow[];
  /** Ids of routes of the table that their owners do not provide: not yet, or no more. */
  readonly absentRoutes: readonly string[];
}

/** The routes of a release set. */
export const liveRoutes = ({ moreRoutes, absentRoutes }: RouteChanges): readonly RouteRow[] => [
  ...routeTable.filter(({ id }) => !absentRoutes.includes(id)),
  ...moreRoutes,
];
