import {
  authGreetingsRoute,
  authRecoveryRoute,
  authRoute,
  authSignupRoute,
  authSuccessRoute,
  autoOrderLinkRoute,
  cabinetAutoOrderRoute,
  cabinetAutoOrdersRoute,
  cabinetBonusesRoute,
  cabinetMenuRoute,
  cabinetOrderRoute,
  cabinetOrdersRoute,
  cabinetPersonalRoute,
  cabinetPetsRoute,
  cabinetProfileEditRoute,
  cabinetProfilesRoute,
  cabinetPurchasedRoute,
  cabinetRoute,
  cabinetSettingsRoute,
  cabinetSubscriptionsRoute,
  cabinetVisitRoute,
  cabinetVisitsRoute,
  findOrderRoute,
  guestDataRoute,
} from '@zapovednik/areas/cabinet/routes';
import { ownVisit, ownVisits } from '@zapovednik/areas/services/widgets';
import { type AreaRoute, placeWidget } from '@zapovednik/platform/app';

const auth: AreaRoute[] = [
  { route: authRoute, lazy: () => import(/* webpackChunkName: "page-auth" */ './pages/auth/page') },
  {
    route: authGreetingsRoute,
    lazy: () => import(/* webpackChunkName: "page-authGreetings" */ './pages/greetings/page'),
  },
  {
    route: authRecoveryRoute,
    lazy: () => import(/* webpackChunkName: "page-authRecovery" */ './pages/password-recovery/page'),
  },
  { route: authSignupRoute, lazy: () => import(/* webpackChunkName: "page-authSignup" */ './pages/signup/page') },
  {
    route: authSuccessRoute,
    lazy: () => import(/* webpackChunkName: "page-authSuccess" */ './pages/success-auth/page'),
  },
  {
    route: findOrderRoute,
    lazy: () => import(/* webpackChunkName: "page-findOrder" */ './pages/find-order/page'),
  },
  {
    route: guestDataRoute,
    lazy: () => import(/* webpackChunkName: "page-guestData" */ './pages/guest-data/page'),
  },
];

/** For everyone who has the signed link of an email. */
const byLink: AreaRoute[] = [
  {
    route: autoOrderLinkRoute,
    lazy: () => import(/* webpackChunkName: "page-autoOrderLink" */ './pages/auto-order-link/page'),
  },
];

const cabinet: AreaRoute[] = [
  // The page only redirects there.
  {
    route: cabinetRoute,
    lazy: () => import(/* webpackChunkName: "page-cabinetPersonal" */ './pages/personal/page'),
  },
  {
    route: cabinetPersonalRoute,
    lazy: () => import(/* webpackChunkName: "page-cabinetPersonal" */ './pages/personal/page'),
  },
  {
    route: cabinetPetsRoute,
    lazy: () => import(/* webpackChunkName: "page-cabinetPets" */ './pages/my-pet/page'),
  },
  {
    route: cabinetBonusesRoute,
    lazy: () => import(/* webpackChunkName: "page-cabinetBonuses" */ './pages/bonuses/page'),
  },
  {
    route: cabinetSettingsRoute,
    lazy: () => import(/* webpackChunkName: "page-cabinetSettings" */ './pages/settings/page'),
  },
  {
    route: cabinetProfilesRoute,
    lazy: () => import(/* webpackChunkName: "page-cabinetProfiles" */ './pages/delivery-profiles/page'),
  },
  {
    route: cabinetProfileEditRoute,
    lazy: () => import(/* webpackChunkName: "page-cabinetProfileEdit" */ './pages/delivery-profile-edit/page'),
  },
  {
    route: cabinetOrdersRoute,
    lazy: () => import(/* webpackChunkName: "page-cabinetOrders" */ './pages/orders/page'),
  },
  {
    route: cabinetOrderRoute,
    lazy: () => import(/* webpackChunkName: "page-cabinetOrder" */ './pages/order/page'),
  },
  {
    route: cabinetAutoOrdersRoute,
    lazy: () => import(/* webpackChunkName: "page-cabinetAutoOrders" */ './pages/auto-orders/page'),
  },
  {
    route: cabinetAutoOrderRoute,
    lazy: () => import(/* webpackChunkName: "page-cabinetAutoOrder" */ './pages/auto-order/page'),
  },
  {
    route: cabinetVisitsRoute,
    lazy: () => import(/* webpackChunkName: "page-cabinetVisits" */ './pages/visits/page'),
    uses: [placeWidget(ownVisits, () => ({}))],
  },
  {
    route: cabinetVisitRoute,
    lazy: () => import(/* webpackChunkName: "page-cabinetVisit" */ './pages/visit/page'),
    uses: [placeWidget(ownVisit, ({ params }) => ({ code: params.code ?? '' }))],
  },
  {
    route: cabinetPurchasedRoute,
    lazy: () => import(/* webpackChunkName: "page-cabinetPurchased" */ './pages/purchased-products/page'),
  },
  {
    route: cabinetSubscriptionsRoute,
    lazy: () => import(/* webpackChunkName: "page-cabinetSubscriptions" */ './pages/subscriptions/page'),
  },
  {
    route: cabinetMenuRoute,
    lazy: () => import(/* webpackChunkName: "page-cabinetMenu" */ './pages/menu/page'),
  },
];

/**
 * All pages of the area. The shell's guards decide who can open which page, and redirect /cabinet/ to the personal
 * area.
 */
export const routes: readonly AreaRoute[] = [...auth, ...byLink, ...cabinet];
