import type { AreaRoute } from 'shared-contracts/app';
import { dogTrainingRoute, groomingRoute, vetOldRoute, vetRoute } from 'shared-contracts/services/routes';

/** Every page of the area; the shell's guard shows them in the default location only. */
export const routes: readonly AreaRoute[] = [
  { route: vetRoute, lazy: () => import(/* webpackChunkName: "page-vet" */ './pages/vet/vet') },
  { route: vetOldRoute, lazy: () => import(/* webpackChunkName: "page-vetOld" */ './pages/vet/vet-old') },
  {
    route: groomingRoute,
    lazy: () => import(/* webpackChunkName: "page-grooming" */ './pages/grooming/grooming'),
  },
  {
    route: dogTrainingRoute,
    lazy: () => import(/* webpackChunkName: "page-dogTraining" */ './pages/dog-training/dog-training'),
  },
];
