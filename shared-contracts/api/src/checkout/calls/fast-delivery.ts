import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { flag, id, money } from '../../field';
import { toDeliveryChoice } from '../models/delivery';
import { userDelivery } from '../wire/delivery';

/** A zone of fast delivery from the shop inside it (CIT-32). */
export const fastDeliveryZone = z.object({
  ID: id,
  NAME: z.string(),
  /** Corners as latitude and longitude; the last one is connected to the first. */
  COORDS: z.array(z.tuple([z.number(), z.number()])),
  PRICE: money,
  /** Free from this basket sum on; null: never. */
  FREE_FROM: z.nullable(money),
  /** Delivery time in minutes. */
  MINUTES: z.int(),
  /** Local times, "09:00" and "20:00". */
  OPENS_AT: z.string(),
  CLOSES_AT: z.string(),
});
export type FastDeliveryZone = z.infer<typeof fastDeliveryZone>;

/** Whether fast delivery to the session's address is possible, and its price. */
export const fastDelivery = z.object({
  AVAILABLE: flag,
  /** Roubles; null if it is not available. */
  PRICE: z.nullable(money),
  MINUTES: z.nullable(z.int()),
  /** The reason why it is not available, shown to the customer; '' if it is available. */
  MESSAGE: z.string(),
  /** Products of which the shop near the address has none or too few. */
  MISSING: z.array(id),
});
export type FastDelivery = z.infer<typeof fastDelivery>;

const both = ['GET', 'POST'] as const;

export const getFastDeliveryZones = defineCall({
  id: 'location.fastDelivery.get',
  requirement: 'API-31',
  summary: 'Polygons of fast delivery in the location; empty where there is none',
  methods: both,
  path: '/location/fast_delivery/get/',
  writes: false,
  maxAge: 3600,
  answer: z.array(fastDeliveryZone),
});

/** Product IDs joined by commas: "1042,1043". */
const productIds = z.pipe(
  z.string().check(z.regex(/^\d{1,9}(,\d{1,9}){0,199}$/, 'Ожидаются номера товаров через запятую')),
  z.transform((text) => [...new Set(text.split(',').map(Number))]),
);

export const calcFastDelivery = defineCall({
  id: 'sale.delivery.calcFastDelivery',
  requirement: 'API-50',
  summary: 'Fast delivery of these products, as many as are in the basket, else one of each',
  methods: both,
  path: '/sale/delivery/calcFastDelivery/{ids}/',
  writes: false,
  retryAfterExpiry: false,
  params: z.object({ ids: productIds }),
  answer: fastDelivery,
});

/** A price in the path is the one that the customer saw; the server calculates its own. */
const priceOrNull = z.pipe(
  z.string().check(z.regex(/^(null|\d{1,7}(\.\d{1,2})?)$/, 'Ожидается стоимость или null')),
  z.transform((text) => (text === 'null' ? null : Number(text))),
);

export const setFastDeliveryPrice = defineCall({
  id: 'sale.delivery.setFastDeliveryPrice',
  requirement: 'API-48',
  summary: 'Chooses fast delivery for the basket at the price that was shown; null: ordinary courier again',
  methods: both,
  path: '/sale/delivery/set/fast_delivery_price/{id}/',
  writes: true,
  fails: [409],
  retryAfterExpiry: false,
  params: z.object({ id: priceOrNull }),
  answer: userDelivery,
  model: toDeliveryChoice,
});
