import {
  cartRoute,
  orderForClientRoute,
  orderLinkRoute,
  orderRoute,
  orderSuccessRoute,
  sberbankSuccessRoute,
  sbpPaymentRoute,
  sbpSuccessRoute,
  yookassaSuccessRoute,
} from '@zapovednik/areas/checkout/routes';
import type { AreaRoute } from '@zapovednik/platform/app';

export const routes: readonly AreaRoute[] = [
  {
    route: cartRoute,
    lazy: () => import(/* webpackChunkName: "page-cart" */ './pages/cart/page'),
  },
  {
    route: orderRoute,
    lazy: () => import(/* webpackChunkName: "page-order" */ './pages/order/page'),
  },
  {
    route: orderSuccessRoute,
    lazy: () => import(/* webpackChunkName: "page-orderSuccess" */ './pages/success/page'),
  },
  {
    route: orderLinkRoute,
    lazy: () => import(/* webpackChunkName: "page-orderLink" */ './pages/order-link/page'),
  },
  {
    route: orderForClientRoute,
    lazy: () => import(/* webpackChunkName: "page-orderForClient" */ './pages/for-client/page'),
  },
  {
    route: sbpPaymentRoute,
    lazy: () => import(/* webpackChunkName: "page-sbpPayment" */ './pages/sbp/page'),
  },
  {
    route: sbpSuccessRoute,
    lazy: () => import(/* webpackChunkName: "page-sbpSuccess" */ './pages/sbp-success/page'),
  },
  {
    route: sberbankSuccessRoute,
    lazy: () => import(/* webpackChunkName: "page-sberbankSuccess" */ './pages/sberbank/page'),
  },
  {
    route: yookassaSuccessRoute,
    lazy: () => import(/* webpackChunkName: "page-yookassaSuccess" */ './pages/yookassa/page'),
  },
];
