import { Outlet } from 'react-router';
import { OverlayLayer } from 'shared-contracts/shop';

/** Around every page, whatever its layout. */
export function Root() {
  return (
    <>
      <Outlet />
      <OverlayLayer />
    </>
  );
}
