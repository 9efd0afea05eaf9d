import { Outlet } from 'react-router';

/** Around every page, whatever its layout. */
export function Root() {
  return <Outlet />;
}
