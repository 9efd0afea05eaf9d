import type { RecordKind } from 'shared-contracts/services/calls/record';
import { groomingKind } from './grooming';
import { handlingKind } from './handling';
import type { ServiceDefinition } from './service-definition';
import { vetKind } from './vet';

/** The kind of service of a visit. */
export const kindOf: Readonly<Record<RecordKind, ServiceDefinition>> = {
  vet: vetKind,
  grooming: groomingKind,
  handling: handlingKind,
};
