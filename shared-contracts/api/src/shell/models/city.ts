import type { Coordinates } from '@zapovednik/rules/format';
import type { CityAnswer } from '../wire/city';
import { DEFAULT_LOCATION_ID } from '../wire/default-location';
import type { CityState } from './city-state';

/** The fields of the back end's City that {@link toCityState} uses (CIT-03). */
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
export function toCityState(city: CityFields): CityState {
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

/** The contacts of the shop in a city, and its legal entity. */
interface CityContacts {
  readonly phone: string;
  /** The help line about pets. */
  readonly helpLine: string;
  readonly email: string;
  readonly office: string;
  readonly street: string;
  readonly postalCode: string;
  readonly legalName: string;
  readonly legalAddress: string;
  readonly inn: string;
  readonly kpp: string;
  readonly ogrn: string;
  readonly bank: string;
}

/** A city in the list of cities (CIT-03). */
export interface City extends CityState {
  readonly sort: number;
  /** Its name in the tz database; undefined: an earlier back end answered. */
  readonly timeZone: string | undefined;
  /** Кто? что? Екатеринбург */
  readonly nominative: string;
  /** The federal subject, by which the list groups its cities. */
  readonly region: string;
  /** The phone for partners; `phone` is for shoppers. */
  readonly officePhone: string;
  readonly contacts: CityContacts;
}

export const toCity = (city: CityAnswer): City => ({
  ...toCityState(city),
  sort: city.SORT,
  timeZone: city.TIME_ZONE,
  nominative: city.CITY_N,
  region: city.ADDRESS_REGION,
  officePhone: city.PHONE_B,
  contacts: {
    phone: city.CONTACTS__PHONE,
    helpLine: city.CONTACTS__ZOOSPRAVKA,
    email: city.CONTACTS__EMAIL,
    office: city.CONTACTS__ADDRESS,
    street: city.ADDRESS_STREET,
    postalCode: city.ADDRESS_POSTAL_CODE,
    legalName: city.CONTACTS__NAME_OF_LEGAL_ENTITY,
    legalAddress: city.CONTACTS__ADDRESS__LEGAL,
    inn: city.CONTACTS__INN,
    kpp: city.CONTACTS__KPP,
    ogrn: city.CONTACTS__OGRN,
    bank: city.CONTACTS__BANK,
  },
});

/** The city of a page for areas; it is part of the document. */
export const cityState = ({ sort, nominative, region, officePhone, contacts, timeZone, ...state }: City): CityState =>
  state;
