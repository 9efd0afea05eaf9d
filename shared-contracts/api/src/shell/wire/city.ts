import * as z from 'zod/mini';
import { flag, id } from '../../field';

/** A city of the shop with its case forms and contacts (CIT-03, CIT-04). */
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
  /** Latitude and longitude of the city's centre, where its maps open; missing: unknown. */
  COORDS: z.optional(z.nullable(z.tuple([z.number(), z.number()]))),
  /** Its name in the tz database, e.g. Asia/Yekaterinburg. */
  TIME_ZONE: z.optional(z.string()),
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
export type CityAnswer = z.infer<typeof city>;
