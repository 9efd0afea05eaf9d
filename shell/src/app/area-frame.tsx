import type { ReactNode } from 'react';
import type { RouteRow } from 'shared-contracts/routes';

/** Marks which area a part of the page comes from: for outlines, tests and the log. */
export function AreaFrame({ row, children }: { row: RouteRow; children: ReactNode }) {
  return (
    <div data-area={row.owner} data-page={row.id}>
      {children}
    </div>
  );
}
