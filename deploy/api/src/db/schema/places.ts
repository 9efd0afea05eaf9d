import { boolean, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** A place of the administrative tree (CIT-07). Its id is fixed, e.g. 2201 for Екатеринбург. */
export const location = pgTable(
  'location',
  {
    id: integer('id').primaryKey(),
    code: text('code').notNull(),
    sort: integer('sort').notNull().default(500),
    name: text('name').notNull(),
    type: text('type', { enum: ['COUNTRY', 'REGION', 'CITY', 'VILLAGE'] }).notNull(),
    /** 0 is the root. */
    parentId: integer('parent_id').notNull().default(0),
    countryId: integer('country_id').notNull().default(0),
    regionId: integer('region_id').notNull().default(0),
    cityId: integer('city_id').notNull().default(0),
  },
  (table) => [index('location_name').using('gin', table.name.op('gin_trgm_ops'))],
);

/** Contact and legal fields of a city (CIT-04), under the specification's names. */
export interface CityContacts {
  CONTACTS__BANK: string;
  CONTACTS__ZOOSPRAVKA: string;
  CONTACTS__ADDRESS__LEGAL: string;
  CONTACTS__PHONE: string;
  CONTACTS__ADDRESS: string;
  CONTACTS__EMAIL: string;
  CONTACTS__INN: string;
  CONTACTS__KPP: string;
  CONTACTS__NAME_OF_LEGAL_ENTITY: string;
  CONTACTS__OGRN: string;
}

/** A city with its own storefront (CIT-03). */
export const city = pgTable('city', {
  id: integer('id').primaryKey(),
  locationId: integer('location_id')
    .notNull()
    .unique()
    .references(() => location.id),
  code: text('code').notNull().unique(),
  name: text('name').notNull(),
  sort: integer('sort').notNull(),
  /** Null: on the main domain. */
  subdomain: text('subdomain').unique(),
  isRc: boolean('is_rc').notNull(),
  genitive: text('genitive').notNull(),
  /** With its preposition: "в Екатеринбурге". */
  prepositional: text('prepositional').notNull(),
  prepositionalBare: text('prepositional_bare').notNull(),
  dative: text('dative').notNull(),
  phoneShop: text('phone_shop').notNull(),
  phoneBusiness: text('phone_business').notNull(),
  parentCity: text('parent_city'),
  inShopsList: boolean('in_shops_list').notNull(),
  fastPickupMode: boolean('fast_pickup_mode').notNull(),
  fastPickup: boolean('fast_pickup').notNull(),
  region: text('region').notNull(),
  street: text('street').notNull(),
  /** Its name in the tz database. */
  timeZone: text('time_zone').notNull().default('Asia/Yekaterinburg'),
  postalCode: text('postal_code').notNull(),
  yandexSearchId: text('yandex_search_id').notNull().default(''),
  /** Its centre, where its maps open; null: unknown. */
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
  contacts: jsonb('contacts').$type<CityContacts>().notNull(),
});
