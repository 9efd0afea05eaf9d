import * as z from 'zod/mini';
import { flag, id, money } from '../../field';

/** A zone of fast delivery from the shop inside it (CIT-32). */
export const fastDeliveryZone = z.object({
  ID: id,
  NAME: z.string(),
  /** Corners as latitude and longitude; the last one is connected to the first. */
  COORDS: z.array(z.tuple([z.number(), z.number()])),
  PRICE: money,
  /** Free if the basket costs at least this sum; null: never free. */
  FREE_FROM: z.nullable(money),
  /** Delivery time in minutes. */
  MINUTES: z.int(),
  /** Local times, e.g. "09:00" and "20:00". */
  OPENS_AT: z.string(),
  CLOSES_AT: z.string(),
});
export type FastDeliveryZoneAnswer = z.infer<typeof fastDeliveryZone>;

/** Whether fast delivery to the session's address is possible, and its price. */
export const fastDelivery = z.object({
  AVAILABLE: flag,
  /** Roubles; null if it is not available. */
  PRICE: z.nullable(money),
  MINUTES: z.nullable(z.int()),
  /** The reason why it is not available, shown to the customer; '' if it is available. */
  MESSAGE: z.string(),
  /** Products of which the shop near the address does not have enough. */
  MISSING: z.array(id),
});
export type FastDeliveryAnswer = z.infer<typeof fastDelivery>;

const way = z.object({
  /** "завтра", "за 2 часа" */
  PERIOD: z.string(),
  PRICE: money,
});

/** When the session's address can get a product. */
export const housePromise = z.object({
  /** Of the product. */
  ID: id,
  /** From a shop near the address; null for the reason in `MESSAGE`. */
  FAST: z.nullable(way),
  /** One piece by the ordinary courier; null: there is none. */
  COURIER: z.nullable(way),
  /** The reason why it is not faster, shown to the customer; '' if it is fast. */
  MESSAGE: z.string(),
});
export type HousePromiseAnswer = z.infer<typeof housePromise>;
