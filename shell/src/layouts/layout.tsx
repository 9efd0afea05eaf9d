import { Outlet } from 'react-router';
import type { LayoutName } from 'shared-contracts/routes';

/** One of the nine layouts (LAY-01). */
export function Layout({ name }: { name: LayoutName }) {
  return (
    <main data-layout={name}>
      <Outlet />
    </main>
  );
}
