import type { VisitDetails } from '@zapovednik/api/services/calls/visit';

/** The code of a visit's page: kind and number (CAB-25). */
export const visitCode = ({ kind, id }: Pick<VisitDetails, 'kind' | 'id'>): string => `${kind}-${id}`;
