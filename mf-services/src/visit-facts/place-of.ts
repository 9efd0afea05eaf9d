import type { BookedVisit } from '@zapovednik/api/services/calls/booking';

/** Address of a salon, and the way to it, as sentences. */
export const placeOf = ({ address, entrance }: BookedVisit['salon']): string =>
  [address, entrance]
    .filter(Boolean)
    .map((part) => part.replace(/\.$/, ''))
    .join('. ');
