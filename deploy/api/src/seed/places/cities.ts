import type { city, location } from '../../db/schema';
import type { CityContacts } from '../../db/schema/places';
import { cityFacts } from './city-facts';
import { townFacts } from './towns';

type CityRow = typeof city.$inferInsert;
type LocationRow = typeof location.$inferInsert;

const COUNTRY_ID = 1;

/** A city without a company. */
const noContacts: CityContacts = {
  CONTACTS__BANK: '',
  CONTACTS__ZOOSPRAVKA: '',
  CONTACTS__ADDRESS__LEGAL: '',
  CONTACTS__PHONE: '',
  CONTACTS__ADDRESS: '',
  CONTACTS__EMAIL: '',
  CONTACTS__INN: '',
  CONTACTS__KPP: '',
  CONTACTS__NAME_OF_LEGAL_ENTITY: '',
  CONTACTS__OGRN: '',
};

/**
 * Cities with their own storefront, in the order of the list (CIT-03, CIT-08). The owner adds phones, addresses, companies and shops.
 */
export const bareCities = (): CityRow[] =>
  cityFacts.map((facts, index) => {
    const { id, code, forms, subdomain, region, parent, timeZone } = facts;
    const [name, genitive, prepositional, dative] = forms;
    const [latitude, longitude] = facts.centre;
    return {
      id,
      locationId: id,
      code,
      name,
      sort: (index + 1) * 10,
      subdomain,
      isRc: facts.isRegionalCentre,
      genitive,
      prepositional: `в ${prepositional}`,
      prepositionalBare: prepositional,
      dative,
      phoneShop: '',
      phoneBusiness: '',
      parentCity: cityFacts.find((other) => other.id === parent)?.forms[0] ?? null,
      inShopsList: false,
      fastPickupMode: false,
      fastPickup: false,
      region,
      street: '',
      postalCode: facts.postalCode,
      timeZone,
      yandexSearchId: '',
      latitude,
      longitude,
      contacts: noContacts,
    };
  });

/** The administrative tree: the country, its regions, the cities and the towns around them (CIT-07). */
export function locations(): LocationRow[] {
  const regions = [...new Set(cityFacts.map(({ region }) => region))];
  const regionId = (name: string) => 11 + regions.indexOf(name);
  const base = { countryId: COUNTRY_ID, cityId: 0, regionId: 0 };
  return [
    { ...base, id: COUNTRY_ID, code: 'russia', name: 'Россия', sort: 10, type: 'COUNTRY', parentId: 0 },
    ...regions.map(
      (name, index): LocationRow => ({
        ...base,
        id: 11 + index,
        code: `region_${11 + index}`,
        name,
        sort: (index + 1) * 10,
        type: 'REGION',
        parentId: COUNTRY_ID,
        regionId: 11 + index,
      }),
    ),
    ...cityFacts.map(
      ({ id, code, forms, region }, index): LocationRow => ({
        id,
        code,
        name: forms[0],
        sort: (index + 1) * 10,
        type: 'CITY',
        parentId: regionId(region),
        countryId: COUNTRY_ID,
        regionId: regionId(region),
        cityId: id,
      }),
    ),
    ...townFacts.map(
      ({ id, name, code, type, region, city }): LocationRow => ({
        id,
        code,
        name,
        sort: 500,
        type,
        parentId: regionId(region),
        countryId: COUNTRY_ID,
        regionId: regionId(region),
        cityId: city,
      }),
    ),
  ];
}
