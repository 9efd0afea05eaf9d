import type { CityState } from '@zapovednik/platform/app';

/** The recommendation city for all cities that are not regional centres (TRK-07, LIM-62). */
const OTHERS = 362363;

/** The city id for recommendations: a regional centre uses its own location. */
export const recommendationCity = ({ isRc, locationId }: Pick<CityState, 'isRc' | 'locationId'>): number =>
  isRc ? locationId : OTHERS;
