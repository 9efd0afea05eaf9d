import type { ServiceKind } from '@zapovednik/api/services/calls/salon';
import { groomingKind } from './grooming';
import type { ServiceDefinition } from './service-definition';
import { trainingKind } from './training';
import { vetKind } from './vet';

/** The kind of service of a visit. */
export const kindOf: Readonly<Record<ServiceKind, ServiceDefinition>> = {
  vet: vetKind,
  grooming: groomingKind,
  training: trainingKind,
};
