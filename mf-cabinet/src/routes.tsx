import { type AreaRoute, notFound } from 'shared-contracts/app';
import {
  authGreetingsRoute,
  authRecoveryRoute,
  authRoute,
  authSignupRoute,
  authSuccessRoute,
  cabinetAutoOrderRoute,
  cabinetAutoOrdersRoute,
  cabinetBonusesRoute,
  cabinetOrderRoute,
  cabinetOrdersRoute,
  cabinetPersonalRoute,
  cabinetPetsRoute,
  cabinetProfileEditRoute,
  cabinetProfilesRoute,
  cabinetPurchasedRoute,
  cabinetRecordRoute,
  cabinetRecordsRoute,
  cabinetRoute,
  cabinetSettingsRoute,
} from 'shared-contracts/cabinet/routes';
import { redirect } from 'shared-contracts/router';
import { link } from 'shared-contracts/routes';

/** An order's page without an order leads to the cabinet (ROU-91); the list of orders is what loads one. */
const toCabinet: AreaRoute['lazy'] = async () => ({
  Component: () => null,
  loader: () => Promise.reject(redirect(link(cabinetRoute))),
});

/** Nothing stands under these addresses: every id is unknown. */
const unknown: AreaRoute['lazy'] = async () => ({
  Component: () => null,
  loader: () => Promise.reject(notFound()),
});

const auth: AreaRoute[] = [
  { route: authRoute, lazy: () => import(/* webpackChunkName: "page-auth" */ './pages/auth/auth') },
  {
    route: authGreetingsRoute,
    lazy: () => import(/* webpackChunkName: "page-authGreetings" */ './pages/auth/greetings'),
  },
  {
    route: authRecoveryRoute,
    lazy: () => import(/* webpackChunkName: "page-authRecovery" */ './pages/auth/password-recovery'),
  },
  { route: authSignupRoute, lazy: () => import(/* webpackChunkName: "page-authSignup" */ './pages/auth/signup') },
  {
    route: authSuccessRoute,
    lazy: () => import(/* webpackChunkName: "page-authSuccess" */ './pages/auth/success-auth'),
  },
];

const cabinet: AreaRoute[] = [
  // It only leads there.
  {
    route: cabinetRoute,
    lazy: () => import(/* webpackChunkName: "page-cabinetPersonal" */ './pages/cabinet/personal'),
  },
  {
    route: cabinetPersonalRoute,
    lazy: () => import(/* webpackChunkName: "page-cabinetPersonal" */ './pages/cabinet/personal'),
  },
  {
    route: cabinetPetsRoute,
    lazy: () => import(/* webpackChunkName: "page-cabinetPets" */ './pages/cabinet/my-pet'),
  },
  {
    route: cabinetBonusesRoute,
    lazy: () => import(/* webpackChunkName: "page-cabinetBonuses" */ './pages/cabinet/bonuses'),
  },
  {
    route: cabinetSettingsRoute,
    lazy: () => import(/* webpackChunkName: "page-cabinetSettings" */ './pages/cabinet/settings'),
  },
  {
    route: cabinetProfilesRoute,
    lazy: () => import(/* webpackChunkName: "page-cabinetProfiles" */ './pages/cabinet/delivery-profiles'),
  },
  { route: cabinetProfileEditRoute, lazy: unknown },
  {
    route: cabinetOrdersRoute,
    lazy: () => import(/* webpackChunkName: "page-cabinetOrders" */ './pages/cabinet/orders'),
  },
  { route: cabinetOrderRoute, lazy: toCabinet },
  {
    route: cabinetAutoOrdersRoute,
    lazy: () => import(/* webpackChunkName: "page-cabinetAutoOrders" */ './pages/cabinet/auto-orders'),
  },
  { route: cabinetAutoOrderRoute, lazy: toCabinet },
  {
    route: cabinetRecordsRoute,
    lazy: () => import(/* webpackChunkName: "page-cabinetRecords" */ './pages/cabinet/records'),
  },
  { route: cabinetRecordRoute, lazy: unknown },
  {
    route: cabinetPurchasedRoute,
    lazy: () => import(/* webpackChunkName: "page-cabinetPurchased" */ './pages/cabinet/purchased-products'),
  },
];

/** Every page of the area; the shell's guards decide who sees which, and /cabinet/ itself leads to the personal area. */
export const routes: readonly AreaRoute[] = [...auth, ...cabinet];
