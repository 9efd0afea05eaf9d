import type { ServiceRecord } from 'shared-contracts/services/calls/record';

/** The code of a visit's page: kind and number (CAB-25). */
export const recordCode = ({ kind, id }: Pick<ServiceRecord, 'kind' | 'id'>): string => `${kind}-${id}`;
