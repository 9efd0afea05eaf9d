import { redirect } from 'shared-contracts/router';
import { routeRow, to } from 'shared-contracts/routes';
import { type AreaRoute, notFound } from 'shared-contracts/shop';

/** An order's page without an order leads to the cabinet (ROU-91); the list of orders is what loads one. */
const toCabinet: AreaRoute['lazy'] = async () => ({
  Component: () => null,
  loader: () => Promise.reject(redirect(to.page('cabinet'))),
});

/** Nothing stands under these addresses: every id is unknown. */
const unknown: AreaRoute['lazy'] = async () => ({
  Component: () => null,
  loader: () => Promise.reject(notFound()),
});

const auth: AreaRoute[] = [
  { row: routeRow('auth'), lazy: () => import(/* webpackChunkName: "page-auth" */ './pages/auth/auth') },
  {
    row: routeRow('authGreetings'),
    lazy: () => import(/* webpackChunkName: "page-authGreetings" */ './pages/auth/greetings'),
  },
  {
    row: routeRow('authRecovery'),
    lazy: () => import(/* webpackChunkName: "page-authRecovery" */ './pages/auth/password-recovery'),
  },
  { row: routeRow('authSignup'), lazy: () => import(/* webpackChunkName: "page-authSignup" */ './pages/auth/signup') },
  {
    row: routeRow('authSuccess'),
    lazy: () => import(/* webpackChunkName: "page-authSuccess" */ './pages/auth/success-auth'),
  },
];

const cabinet: AreaRoute[] = [
  {
    row: routeRow('cabinetPersonal'),
    lazy: () => import(/* webpackChunkName: "page-cabinetPersonal" */ './pages/cabinet/personal'),
  },
  {
    row: routeRow('cabinetPets'),
    lazy: () => import(/* webpackChunkName: "page-cabinetPets" */ './pages/cabinet/my-pet'),
  },
  {
    row: routeRow('cabinetBonuses'),
    lazy: () => import(/* webpackChunkName: "page-cabinetBonuses" */ './pages/cabinet/bonuses'),
  },
  {
    row: routeRow('cabinetSettings'),
    lazy: () => import(/* webpackChunkName: "page-cabinetSettings" */ './pages/cabinet/settings'),
  },
  {
    row: routeRow('cabinetProfiles'),
    lazy: () => import(/* webpackChunkName: "page-cabinetProfiles" */ './pages/cabinet/delivery-profiles'),
  },
  { row: routeRow('cabinetProfileEdit'), lazy: unknown },
  {
    row: routeRow('cabinetOrders'),
    lazy: () => import(/* webpackChunkName: "page-cabinetOrders" */ './pages/cabinet/orders'),
  },
  { row: routeRow('cabinetOrder'), lazy: toCabinet },
  {
    row: routeRow('cabinetAutoOrders'),
    lazy: () => import(/* webpackChunkName: "page-cabinetAutoOrders" */ './pages/cabinet/auto-orders'),
  },
  { row: routeRow('cabinetAutoOrder'), lazy: toCabinet },
  {
    row: routeRow('cabinetRecords'),
    lazy: () => import(/* webpackChunkName: "page-cabinetRecords" */ './pages/cabinet/records'),
  },
  { row: routeRow('cabinetRecord'), lazy: unknown },
  {
    row: routeRow('cabinetPurchased'),
    lazy: () => import(/* webpackChunkName: "page-cabinetPurchased" */ './pages/cabinet/purchased-products'),
  },
];

/** Every page of the area; the shell's guards decide who sees which, and /cabinet/ itself leads to the personal area. */
export const routes: readonly AreaRoute[] = [...auth, ...cabinet];
