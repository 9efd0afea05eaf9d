import { routeRow } from 'shared-contracts/routes';
import type { AreaRoute } from 'shared-contracts/shop';

export const routes: readonly AreaRoute[] = [
  { row: routeRow('home'), lazy: () => import(/* webpackChunkName: "page-home" */ './pages/home/home') },
];
