import { routeRow } from 'shared-contracts/routes';
import type { AreaRoute } from 'shared-contracts/shop';

/** Every page of the area; the shell's guard shows them in the default location only. */
export const routes: readonly AreaRoute[] = [
  { row: routeRow('vet'), lazy: () => import(/* webpackChunkName: "page-vet" */ './pages/vet/vet') },
  { row: routeRow('vetOld'), lazy: () => import(/* webpackChunkName: "page-vetOld" */ './pages/vet/vet-old') },
  {
    row: routeRow('grooming'),
    lazy: () => import(/* webpackChunkName: "page-grooming" */ './pages/grooming/grooming'),
  },
  {
    row: routeRow('dogTraining'),
    lazy: () => import(/* webpackChunkName: "page-dogTraining" */ './pages/dog-training/dog-training'),
  },
];
