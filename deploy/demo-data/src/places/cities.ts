import type { city } from 'deploy-api/db/schema/index';
import type { CityContacts } from 'deploy-api/db/schema/places';
import { bareCities } from 'deploy-api/seed/places/cities';
import { type CityFacts, cityFacts } from 'deploy-api/seed/places/city-facts';
import { at, randomOf } from '../random/random';

type CityRow = typeof city.$inferInsert;

/** `+7 (343) 010-20-30`: subscriber numbers never begin with 0, so these phones cannot exist. */
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

/** Legal and contact fields (CIT-04). No region has the tax office 00, because the companies are invented. */
function contactsOf({ code, forms, taxRegion, phoneCode, region }: CityFacts, address: string): CityContacts {
  const random = randomOf('contacts', code);
  const nine = `${taxRegion}00${random.int(10_000, 99_999)}`;
  const thirteen = `1${random.int(10, 24)}${taxRegion}0${String(random.int(0, 999_999)).padStart(6, '0')}`;
  const ogrn = thirteen.slice(0, 12);
  const account = `${random.int(100_000, 999_999)}${random.int(100_000, 999_999)}`;
  const bank = `04${taxRegion}00${random.int(100, 999)}`;
  return {
    CONTACTS__BANK: `АО «Банк Каменный Пояс», р/с 40702810${account}, БИК ${bank}`,
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

/** Cities with invented phones, addresses, companies and shops (CIT-03, CIT-04), in the order of the list. */
export const cities = (): CityRow[] =>
  bareCities().map((bare, index) => {
    const facts = at(cityFacts, index);
    const { code, forms, phoneCode, postalCode, fastPickup } = facts;
    const main = facts.streets[0]?.fullName ?? 'улица Ленина';
    const street = `${main}, ${randomOf('office', code).int(4, 20)}`;
    return {
      ...bare,
      phoneShop: phoneOf(phoneCode, 102_030),
      phoneBusiness: phoneOf(phoneCode, 102_050),
      street,
      inShopsList: facts.shops > 0,
      fastPickupMode: fastPickup,
      fastPickup,
      contacts: contactsOf(facts, `${postalCode}, ${forms[0]}, ${street}`),
    };
  });
