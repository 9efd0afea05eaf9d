import { Outlet, UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';
import { OverlayLayer } from 'shared-contracts/app';
import { BasketAnnouncer } from '../notifications/basket-announcer';
import { NotificationLayer } from '../notifications/notification-layer';
import { Arrival } from '../transitions/arrival';
import { PageProgress } from '../transitions/page-progress';

/** Around every page, whatever its layout. */
export function Root() {
  // The hook without its component, whose inline script restores what the browser itself restores on a full page.
  useScrollRestoration();
  return (
    <>
      <PageProgress />
      <Outlet />
      <OverlayLayer />
      <NotificationLayer />
      <BasketAnnouncer />
      <Arrival />
    </>
  );
}
