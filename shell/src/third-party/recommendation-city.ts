import type { CityState } from 'shared-contracts/shell/models/city';

/** The city of recommendations for all that are no regional centres (TRK-07, LIM-62). */
const OTHERS = 362363;

/** What the recommendations call a city: a regional centre is its own location. */
export const recommendationCity = ({ isRc, locationId }: Pick<CityState, 'isRc' | 'locationId'>): number =>
  isRc ? locationId : OTHERS;
