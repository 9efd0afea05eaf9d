import { routeRow } from 'shared-contracts/routes';
import type { AreaRoute } from 'shared-contracts/shop';
import { loadCart } from './pages/cart/load-cart';
import { loadOrder } from './pages/order/load-order';

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
];
