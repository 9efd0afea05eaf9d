import * as z from 'zod/mini';
import { id, money } from '../../field';
import { deliveryType } from './delivery';

/** The price of a delivery service in a location, independent of the basket. */
export const deliveryPrice = z.object({
  /** ID of the delivery service. */
  ID: id,
  TYPE: deliveryType,
  NAME: z.string(),
  SORT: z.int(),
  /** Roubles; for fast delivery the price of the cheapest zone. */
  PRICE: money,
  /** Free if the basket costs at least this sum; null: never free. */
  FREE_FROM: z.nullable(money),
  /** Grams included in the price; null: any weight. */
  INCLUDED_WEIGHT: z.nullable(z.int()),
  /** Roubles for each further started kilogram; charged even if delivery is free. */
  PRICE_PER_KILOGRAM: money,
  /** Roubles for carrying the goods to the floor; null: not offered. */
  LIFT_PRICE: z.nullable(money),
  /** "завтра", "сегодня" */
  PERIOD: z.string(),
  /** Intervals to choose from, "10:00–14:00". */
  INTERVALS: z.array(z.string()),
});
export type DeliveryPriceAnswer = z.infer<typeof deliveryPrice>;
