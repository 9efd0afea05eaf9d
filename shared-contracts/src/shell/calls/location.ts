import * as z from 'zod/mini';
import { defineCall } from '../../platform/api/call';
import { flag, id, whole } from '../../platform/api/field';

/** The location of the first city, on the main domain; the default location (CIT-08, LIM-61). */
export const DEFAULT_LOCATION_ID = 2201;

/** A city with its case forms and contacts (CIT-03, CIT-04). */
export const city = z.object({
  ID: id,
  CODE: z.string(),
  NAME: z.string(),
  SORT: z.int(),
  /** Null: on the main domain. */
  SUBDOMAIN: z.nullable(z.string()),
  LOCATION_ID: id,
  /** Regional distribution centre (CIT-06). */
  IS_RC: z.enum(['Да', 'Нет']),
  /** Кто? что? Екатеринбург */
  CITY_N: z.string(),
  /** Кого? чего? Екатеринбурга */
  CITY_R: z.string(),
  /** Где? в Екатеринбурге */
  CITY_P: z.string(),
  /** Кому? чему? Екатеринбургу */
  CITY_D: z.string(),
  /** Екатеринбурге */
  CITY_P_WITHOUT_V: z.string(),
  PHONE_S: z.string(),
  PHONE_B: z.string(),
  PARENT_CITY: z.nullable(z.string()),
  SHOW_IN_SHOPS_LIST: z.string(),
  FAST_PICKUP_MODE: flag,
  FAST_PICKUP: flag,
  ADDRESS_REGION: z.string(),
  ADDRESS_STREET: z.string(),
  ADDRESS_POSTAL_CODE: z.string(),
  SITE_YANDEX_SEARCHID: z.string(),
  CONTACTS__BANK: z.string(),
  CONTACTS__ZOOSPRAVKA: z.string(),
  CONTACTS__ADDRESS__LEGAL: z.string(),
  CONTACTS__PHONE: z.string(),
  CONTACTS__ADDRESS: z.string(),
  CONTACTS__EMAIL: z.string(),
  CONTACTS__INN: z.string(),
  CONTACTS__KPP: z.string(),
  CONTACTS__NAME_OF_LEGAL_ENTITY: z.string(),
  CONTACTS__OGRN: z.string(),
});
export type City = z.infer<typeof city>;

/** A location in the administrative tree (CIT-07). */
export const location = z.object({
  ID: id,
  CODE: z.string(),
  SORT: z.int(),
  LOCATION_NAME: z.string(),
  LOCATION_TYPE: z.enum(['COUNTRY', 'REGION', 'CITY', 'VILLAGE']),
  PARENT_ID: z.int(),
  REGION_ID: z.int(),
  CITY_ID: z.int(),
  COUNTRY_ID: z.int(),
  PARENT_NAME: z.string(),
});
export type Location = z.infer<typeof location>;

const byId = z.object({ id: z.pipe(whole, id) });

export const getCities = defineCall({
  id: 'location.city.get',
  requirement: 'API-27',
  summary: 'Cities of the shop, by SORT',
  path: '/location/city/get/',
  writes: false,
  maxAge: 3600,
  answer: z.array(city),
});

export const searchLocations = defineCall({
  id: 'location.location.search',
  requirement: 'API-28',
  summary: 'Places whose name begins with or holds the text',
  methods: ['GET', 'POST'],
  path: '/location/location/search/{q}/',
  writes: false,
  maxAge: 3600,
  params: z.object({ q: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }),
  answer: z.array(location),
});

export const getLocation = defineCall({
  id: 'location.location.get',
  requirement: 'API-29',
  summary: 'One place; unknown: 404 "Не удалось найти location ID: {id}"',
  methods: ['GET', 'POST'],
  path: '/location/location/get/{id}/',
  writes: false,
  maxAge: 3600,
  params: byId,
  answer: location,
});

/** A new location removes the pickup point of the old one; the basket of the old location is kept. */
export const setLocation = defineCall({
  id: 'location.location.set',
  requirement: 'API-30',
  summary: 'Chooses the place of this session',
  methods: ['GET', 'POST'],
  path: '/location/location/set/{id}/',
  writes: true,
  fails: [409],
  params: byId,
  answer: location,
});
