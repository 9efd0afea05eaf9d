import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { id, money } from '../../field';
import { toDeliveryChoice } from '../models/delivery';
import { deliveryType, userDelivery } from '../wire/delivery';

/** The price of a delivery service in a location, independent of the basket. */
export const deliveryPrice = z.object({
  /** ID of the delivery service. */
  ID: id,
  TYPE: deliveryType,
  NAME: z.string(),
  SORT: z.int(),
  /** Roubles; for fast delivery the price of the cheapest zone. */
  PRICE: money,
  /** Free from this basket sum on; null: never. */
  FREE_FROM: z.nullable(money),
  /** Grams included in the price; null: any weight. */
  INCLUDED_WEIGHT: z.nullable(z.int()),
  /** Roubles for each further started kilogram; charged in any case. */
  PRICE_PER_KILOGRAM: money,
  /** Roubles for carrying the goods to the floor; null: not offered. */
  LIFT_PRICE: z.nullable(money),
  /** "завтра", "сегодня" */
  PERIOD: z.string(),
  /** Intervals to choose from, "10:00–14:00". */
  INTERVALS: z.array(z.string()),
});
export type DeliveryPrice = z.infer<typeof deliveryPrice>;

const both = ['GET', 'POST'] as const;

export const getDeliveryPrices = defineCall({
  id: 'sale.delivery.getDeliveryPrice',
  requirement: 'API-49',
  summary: 'Prices of delivery in the location, by SORT',
  methods: both,
  path: '/sale/delivery/get/delivery_price/',
  writes: false,
  maxAge: 60,
  answer: z.array(deliveryPrice),
});

/** Fast delivery is chosen for one order only: after the order the choice returns to courier (ORD-39). */
export const updateUserDeliveryAfterOrderSave = defineCall({
  id: 'sale.delivery.updateAfterOrderSave',
  requirement: 'API-52',
  summary:
    "Keeps the last order's point or address for the next one; of a customer, the address among the saved ones too",
  methods: both,
  path: '/sale/delivery/updateUserDeliveryAfterOrderSave/',
  writes: true,
  fails: [404, 409],
  answer: userDelivery,
  model: toDeliveryChoice,
});
