import type { Database } from '../../db/database';
import * as tables from '../../db/schema';

export const EKATERINBURG = 2201;
export const PERM = 2210;

/** Two cities, and a village that the first one serves. */
export async function fillPlaces(db: Database): Promise<void> {
  const place = { code: '', countryId: 1, sort: 100 };
  await db.insert(tables.location).values([
    { ...place, id: 1, name: 'Россия', type: 'COUNTRY' },
    { ...place, id: 66, name: 'Свердловская область', type: 'REGION', parentId: 1 },
    {
      ...place,
      id: EKATERINBURG,
      name: 'Екатеринбург',
      type: 'CITY',
      parentId: 66,
      regionId: 66,
      cityId: EKATERINBURG,
    },
    {
      ...place,
      id: 3001,
      name: 'Кольцово',
      type: 'VILLAGE',
      parentId: EKATERINBURG,
      regionId: 66,
      cityId: EKATERINBURG,
    },
    { ...place, id: PERM, name: 'Пермь', type: 'CITY', parentId: 1, cityId: PERM, sort: 200 },
  ]);
  const city = {
    isRc: true,
    genitive: 'города',
    prepositional: 'в городе',
    prepositionalBare: 'городе',
    dative: 'городу',
    phoneShop: '',
    phoneBusiness: '',
    inShopsList: true,
    region: '',
    street: '',
    postalCode: '',
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
  };
  await db.insert(tables.city).values([
    {
      ...city,
      id: 1,
      locationId: EKATERINBURG,
      code: 'ekaterinburg',
      name: 'Екатеринбург',
      sort: 1,
      subdomain: null,
      fastPickupMode: true,
      fastPickup: true,
    },
    {
      ...city,
      id: 2,
      locationId: PERM,
      code: 'perm',
      name: 'Пермь',
      sort: 2,
      subdomain: 'perm',
      fastPickupMode: false,
      fastPickup: false,
    },
  ]);
}
