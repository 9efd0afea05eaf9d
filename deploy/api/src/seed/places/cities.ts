import type { city, location } from '../../db/schema';
import type { CityContacts } from '../../db/schema/places';
import { randomOf } from '../random';
import { type CityFacts, cityFacts } from './city-facts';
import { townFacts } from './towns';

type CityRow = typeof city.$inferInsert;
type LocationRow = typeof location.$inferInsert;

const COUNTRY_ID = 1;

/** `+7 (343) 010-20-30`: subscriber numbers never begin with 0, so these ring nobody. */
export function phoneOf(areaCode: string, number: number): string {
  const digits = String(number).padStart(10 - areaCode.length, '0');
  const [head, middle, tail] = [digits.slice(0, -4), digits.slice(-4, -2), digits.slice(-2)];
  return `+7 (${areaCode}) ${head}-${middle}-${tail}`;
}

/** The last digit of a tax number over its first nine. */
function taxCheckDigit(nine: string): number {
  const weights = [2, 4, 10, 3, 5, 9, 4, 6, 8];
  return (weights.reduce((sum, weight, index) => sum + weight * Number(nine[index]), 0) % 11) % 10;
}

/** Legal and contact fields (CIT-04). Tax office 00 exists in no region: the companies are invented. */
function contactsOf({ code, forms, taxRegion, phoneCode, region }: CityFacts, address: string): CityContacts {
  const random = randomOf('contacts', code);
  const nine = `${taxRegion}00${random.int(10_000, 99_999)}`;
  const thirteen = `1${random.int(10, 24)}${taxRegion}0${String(random.int(0, 999_999)).padStart(6, '0')}`;
  const ogrn = thirteen.slice(0, 12);
  return {
    CONTACTS__BANK: 'АО «Банк Каменный Пояс», р/с 40702810000000000000, БИК 000000000',
    CONTACTS__ZOOSPRAVKA: phoneOf(phoneCode, 102_040),
    CONTACTS__ADDRESS__LEGAL: `${region}, ${address}`,
    CONTACTS__PHONE: phoneOf(phoneCode, 102_030),
    CONTACTS__ADDRESS: address,
    CONTACTS__EMAIL: `${code.replaceAll('_', '-')}@zapovednik.example`,
    CONTACTS__INN: `${nine}${taxCheckDigit(nine)}`,
    CONTACTS__KPP: `${taxRegion}0001001`,
    CONTACTS__NAME_OF_LEGAL_ENTITY: `ООО «Заповедник ${forms[0]}»`,
    CONTACTS__OGRN: `${ogrn}${String(BigInt(ogrn) % 11n).slice(-1)}`,
  };
}

/** Cities with a storefront of their own, in the order of the list (CIT-03, CIT-08). */
export function cities(): CityRow[] {
  return cityFacts.map((facts, index) => {
    const { id, code, forms, subdomain, region, parent, phoneCode, timeZone } = facts;
    const [name, genitive, prepositional, dative] = forms;
    const main = facts.streets[0]?.fullName ?? 'улица Ленина';
    const street = `${main}, ${randomOf('office', code).int(4, 20)}`;
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
      phoneShop: phoneOf(phoneCode, 102_030),
      phoneBusiness: phoneOf(phoneCode, 102_050),
      parentCity: cityFacts.find((other) => other.id === parent)?.forms[0] ?? null,
      inShopsList: facts.shops > 0,
      fastPickupMode: facts.fastPickup,
      fastPickup: facts.fastPickup,
      region,
      street,
      postalCode: facts.postalCode,
      timeZone,
      yandexSearchId: '',
      contacts: contactsOf(facts, `${facts.postalCode}, ${name}, ${street}`),
    };
  });
}

/** The cities without what is invented: phones, addresses, companies and shops are the owner's to fill in. */
export const bareCities = (): CityRow[] =>
  cities().map((row) => ({
    ...row,
    phoneShop: '',
    phoneBusiness: '',
    street: '',
    inShopsList: false,
    fastPickupMode: false,
    fastPickup: false,
    contacts: {
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
    },
  }));

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
