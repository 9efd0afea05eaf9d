import { routeRow } from 'shared-contracts/routes';
import type { AreaRoute } from 'shared-contracts/shop';
import { loadCart } from './pages/cart/load-cart';
import { loadOrder } from './pages/order/load-order';
import { loadPayment } from './pages/payment/load-payment';
import { loadSuccess } from './pages/success/load-success';

export const routes: readonly AreaRoute[] = [
  {
    row: routeRow('cart'),
    loader: loadCart,
    lazy: () => import(/* webpackChunkName: "page-cart" */ './pages/cart/cart-page'),
  },
  {
    row: routeRow('order'),
    loader: loadOrder,
    lazy: () => import(/* webpackChunkName: "page-order" */ './pages/order/order-page'),
  },
  {
    row: routeRow('orderSuccess'),
    loader: loadSuccess,
    lazy: () => import(/* webpackChunkName: "page-orderSuccess" */ './pages/success/success-page'),
  },
  {
    row: routeRow('orderForClient'),
    lazy: () => import(/* webpackChunkName: "page-orderForClient" */ './pages/for-client/for-client-page'),
  },
  {
    row: routeRow('sbpPayment'),
    loader: loadPayment,
    lazy: () => import(/* webpackChunkName: "page-sbpPayment" */ './pages/payment/sbp-page'),
  },
  {
    row: routeRow('sbpSuccess'),
    loader: loadPayment,
    lazy: () => import(/* webpackChunkName: "page-sbpSuccess" */ './pages/payment/sbp-success-page'),
  },
  {
    row: routeRow('sberbankSuccess'),
    loader: loadPayment,
    lazy: () => import(/* webpackChunkName: "page-sberbankSuccess" */ './pages/payment/sberbank-page'),
  },
  {
    row: routeRow('yookassaSuccess'),
    loader: loadPayment,
    lazy: () => import(/* webpackChunkName: "page-yookassaSuccess" */ './pages/payment/yookassa-page'),
  },
];
