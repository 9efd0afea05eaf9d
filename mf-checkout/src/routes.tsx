import { routeRow } from 'shared-contracts/routes';
import type { AreaRoute } from 'shared-contracts/shop';

export const routes: readonly AreaRoute[] = [
  {
    row: routeRow('cart'),
    lazy: () => import(/* webpackChunkName: "page-cart" */ './pages/cart/cart-page'),
  },
  {
    row: routeRow('order'),
    lazy: () => import(/* webpackChunkName: "page-order" */ './pages/order/order-page'),
  },
  {
    row: routeRow('orderSuccess'),
    lazy: () => import(/* webpackChunkName: "page-orderSuccess" */ './pages/success/success-page'),
  },
  {
    row: routeRow('orderForClient'),
    lazy: () => import(/* webpackChunkName: "page-orderForClient" */ './pages/for-client/for-client-page'),
  },
  {
    row: routeRow('sbpPayment'),
    lazy: () => import(/* webpackChunkName: "page-sbpPayment" */ './pages/payment/sbp-page'),
  },
  {
    row: routeRow('sbpSuccess'),
    lazy: () => import(/* webpackChunkName: "page-sbpSuccess" */ './pages/payment/sbp-success-page'),
  },
  {
    row: routeRow('sberbankSuccess'),
    lazy: () => import(/* webpackChunkName: "page-sberbankSuccess" */ './pages/payment/sberbank-page'),
  },
  {
    row: routeRow('yookassaSuccess'),
    lazy: () => import(/* webpackChunkName: "page-yookassaSuccess" */ './pages/payment/yookassa-page'),
  },
];
