import type { ServiceKind } from '@zapovednik/api/services/calls/salon';
import { dogTrainingRoute, groomingRoute, vetRoute } from '@zapovednik/areas/services/routes';

/** The page of each service. */
export const routeOf = { vet: vetRoute, grooming: groomingRoute, training: dogTrainingRoute } satisfies Record<
  ServiceKind,
  object
>;
