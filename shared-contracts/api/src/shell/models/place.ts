import type { LocationAnswer } from '../wire/location';

/** A place of the administrative tree (CIT-07): a town, village, region. */
export interface Place {
  readonly id: number;
  readonly name: string;
  /** The location of the city that serves it. */
  readonly cityId: number;
}

export const toPlace = (location: LocationAnswer): Place => ({
  id: location.ID,
  name: location.LOCATION_NAME,
  cityId: location.CITY_ID,
});
