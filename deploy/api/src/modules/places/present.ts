import type { CityAnswer } from '@zapovednik/api/shell/wire/city';
import type { LocationAnswer } from '@zapovednik/api/shell/wire/location';
import type { CityRow } from '../../http/storefronts';
import type { LocationRow } from './places';

export function presentCity(row: CityRow): CityAnswer {
  return {
    ID: row.id,
    CODE: row.code,
    NAME: row.name,
    SORT: row.sort,
    SUBDOMAIN: row.subdomain,
    LOCATION_ID: row.locationId,
    IS_RC: row.isRc ? 'Да' : 'Нет',
    CITY_N: row.name,
    CITY_R: row.genitive,
    CITY_P: row.prepositional,
    CITY_D: row.dative,
    CITY_P_WITHOUT_V: row.prepositionalBare,
    PHONE_S: row.phoneShop,
    PHONE_B: row.phoneBusiness,
    PARENT_CITY: row.parentCity,
    SHOW_IN_SHOPS_LIST: row.inShopsList ? 'Y' : 'N',
    FAST_PICKUP_MODE: row.fastPickupMode ? 'Y' : 'N',
    FAST_PICKUP: row.fastPickup ? 'Y' : 'N',
    ADDRESS_REGION: row.region,
    ADDRESS_STREET: row.street,
    ADDRESS_POSTAL_CODE: row.postalCode,
    SITE_YANDEX_SEARCHID: row.yandexSearchId,
    COORDS: row.latitude !== null && row.longitude !== null ? [row.latitude, row.longitude] : null,
    TIME_ZONE: row.timeZone,
    ...row.contacts,
  };
}

export function presentLocation(row: LocationRow, parentName: string | null): LocationAnswer {
  return {
    ID: row.id,
    CODE: row.code,
    SORT: row.sort,
    LOCATION_NAME: row.name,
    LOCATION_TYPE: row.type,
    PARENT_ID: row.parentId,
    REGION_ID: row.regionId,
    CITY_ID: row.cityId,
    COUNTRY_ID: row.countryId,
    PARENT_NAME: parentName ?? '',
  };
}
