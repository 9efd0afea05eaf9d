import * as z from 'zod/mini';
import { flag, id, picture } from '../../field';
import { city } from '../../shell/wire/city';

/** Services that a shop offers in addition to goods. */
export const shopFeature = z.object({ ID: id, CODE: z.string(), NAME: z.string(), SORT: z.int() });
export type ShopFeatureAnswer = z.infer<typeof shopFeature>;

/** One of our shops: the record of its city, in which the shop's own fields replace the city's (DEL-72). */
export const shop = z.object({
  ...city.shape,
  /** ID of the shop, and of its pickup point. */
  ID: id,
  /** The last segment of its address, /shops/{code}/. */
  CODE: z.string(),
  NAME: z.string(),
  SORT: z.int(),
  COORDS: z.tuple([z.number(), z.number()]),
  CITY: z.string(),
  ADDRESS: z.string(),
  PHONE: z.string(),
  /** E.g. `пн–сб 9:00–21:00, вс 10:00–20:00`. */
  SCHEDULE: z.string(),
  /** Its name in the tz database, e.g. Asia/Yekaterinburg. */
  TIME_ZONE: z.string(),
  DESCRIPTION: z.string(),
  PICTURE: picture,
  /** Y: customers can pick up online orders here. */
  PICKUP_POINT: flag,
  /** IDs of its services. */
  FEATURES: z.array(id),
  /** Its vet office, grooming salon and training ground; only in the answer about one shop. */
  SALONS: z.optional(z.array(z.object({ ID: id, KIND: z.enum(['vet', 'grooming', 'training']) }))),
});
export type ShopAnswer = z.infer<typeof shop>;

/** A city in the list of shops (CIT-03), with the number of its shops. */
export const shopCity = z.object({ ...city.shape, SHOPS: z.int() });
export type ShopCityAnswer = z.infer<typeof shopCity>;
