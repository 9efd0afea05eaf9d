import type { Coordinates } from '@zapovednik/rules/format';
import { DEFAULT_LOCATION_ID } from '../calls/location';
import type { CityState } from './city-state';

/** The fields of the back end's City that {@link cityState} uses (CIT-03). */
interface CityFields {
  readonly ID: number;
  readonly CODE: string;
  readonly NAME: string;
  readonly SUBDOMAIN: string | null;
  readonly LOCATION_ID: number;
  readonly IS_RC: string;
  readonly CITY_R: string;
  readonly CITY_P: string;
  readonly CITY_D: string;
  readonly CITY_P_WITHOUT_V: string;
  readonly PHONE_S: string;
  readonly FAST_PICKUP_MODE: string;
  readonly COORDS?: Coordinates | null | undefined;
}

/** Maps a city of the back end to its state. */
export function cityState(city: CityFields): CityState {
  const isDefaultLocation = city.LOCATION_ID === DEFAULT_LOCATION_ID;
  return {
    id: city.ID,
    code: city.CODE,
    name: city.NAME,
    cases: {
      genitive: city.CITY_R,
      inCity: city.CITY_P,
      dative: city.CITY_D,
      prepositional: city.CITY_P_WITHOUT_V,
    },
    subdomain: city.SUBDOMAIN,
    locationId: city.LOCATION_ID,
    phone: city.PHONE_S,
    isRc: city.IS_RC === 'Да',
    isDefaultLocation,
    isMainCity: isDefaultLocation,
    hasFastPickup: city.FAST_PICKUP_MODE === 'Y',
    centre: city.COORDS ?? null,
  };
}
