import {
  dogTrainingRoute,
  groomerRoute,
  groomingRoute,
  trainerRoute,
  vetOldRoute,
  vetRoute,
  vetSpecialistRoute,
  visitLinkRoute,
} from '@zapovednik/areas/services/routes';
import type { AreaRoute } from '@zapovednik/platform/app';

/** Every page of the area; the shell's guard shows them in the default location only. */
export const routes: readonly AreaRoute[] = [
  { route: vetRoute, lazy: () => import(/* webpackChunkName: "page-vet" */ './pages/vet/page') },
  { route: vetOldRoute, lazy: () => import(/* webpackChunkName: "page-vetOld" */ './pages/vet-old/page') },
  {
    route: groomingRoute,
    lazy: () => import(/* webpackChunkName: "page-grooming" */ './pages/grooming/page'),
  },
  {
    route: dogTrainingRoute,
    lazy: () => import(/* webpackChunkName: "page-training" */ './pages/training/page'),
  },
  { route: visitLinkRoute, lazy: () => import(/* webpackChunkName: "page-visitLink" */ './pages/visit-link/page') },
  {
    route: vetSpecialistRoute,
    lazy: () => import(/* webpackChunkName: "page-vetSpecialist" */ './pages/vet-specialist/page'),
  },
  { route: groomerRoute, lazy: () => import(/* webpackChunkName: "page-groomer" */ './pages/groomer/page') },
  { route: trainerRoute, lazy: () => import(/* webpackChunkName: "page-trainer" */ './pages/trainer/page') },
];
