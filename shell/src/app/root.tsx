import { OverlayLayer } from '@zapovednik/platform/app';
import { Outlet, UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';
import { BasketAnnouncer } from '../notifications/basket-announcer';
import { NotificationLayer } from '../notifications/notification-layer';
import { NavigationAnnouncer } from '../transitions/navigation-announcer';
import { PageProgress } from '../transitions/page-progress';

/** Wraps every page, in every layout. */
export function Root() {
  // Only the router's hook. The router's component has an inline script that would restore what the browser already
  // restores on a full page load.
  useScrollRestoration();
  return (
    <>
      <PageProgress />
      <Outlet />
      <OverlayLayer />
      <NotificationLayer />
      <BasketAnnouncer />
      <NavigationAnnouncer />
    </>
  );
}
