import { routeRow } from 'shared-contracts/routes';
import type { AreaRoute } from 'shared-contracts/shop';
import { loadCart } from './pages/cart/load-cart';

export const routes: readonly AreaRoute[] = [
  {
    row: routeRow('cart'),
    loader: loadCart,
    lazy: () => import(/* webpackChunkName: "page-cart" */ './pages/cart/cart-page'),
  },
];
