import type { ServiceKind } from '@zapovednik/api/services/calls/salon';
import { beforeGrooming } from '../kinds/before/grooming';
import { beforeTraining } from '../kinds/before/training';
import { beforeVet } from '../kinds/before/vet';

/** What to bring or to prepare. The page of a service has only its own: less to load. */
export const beforeVisit: Readonly<Record<ServiceKind, readonly string[]>> = {
  vet: beforeVet,
  grooming: beforeGrooming,
  training: beforeTraining,
};
