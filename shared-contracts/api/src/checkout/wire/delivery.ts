import * as z from 'zod/mini';
import { stockLevel } from '../../catalog/wire/stock';
import { coords, flag, id, money, picture } from '../../field';

/** Types of delivery (ORD-01, DEL-37). */
export const deliveryType = z.enum(['courier', 'pickup', 'fast_delivery', 'fast_pickup', 'charity']);
export type DeliveryType = z.infer<typeof deliveryType>;

/** A pickup service: a company, or our own shops (DEL-32). */
export const pickupService = z.object({ ID: id, NAME: z.string(), MARKER: picture });
export type PickupServiceAnswer = z.infer<typeof pickupService>;

/** A pickup point (DEL-31). */
export const pickupPoint = z.object({
  ID: id,
  NAME: z.string(),
  CITY: z.string(),
  COORDS: coords,
  /** N: customers can buy in this shop, but not pick up orders. */
  PICKUP_POINT: flag,
  /** The address and directions. */
  PREVIEW_TEXT: z.string(),
  /** Roubles for picking up an order here; 0 is free. */
  PVZ_COST: money,
  PHONE: z.string(),
  SERVICE_ID: id,
  /** For the product in the request, else for the visitor's basket. */
  STOCK: stockLevel,
  SCHEDULE: z.string(),
  /** "сегодня", "2–3 дня" */
  PVZ_DELIVERY_TIME: z.string(),
  /** Y: products in stock here can be picked up within the hour (fast pickup). */
  FAST_PICKUP: flag,
  /** Pieces of the visitor's basket that lie on the shop's shelf; only among points of fast pickup, for a basket with goods. */
  GOODS: z.optional(z.object({ HERE: z.int(), WANTED: z.int() })),
});
export type PickupPointAnswer = z.infer<typeof pickupPoint>;

const text = z._default(z.string(), '');

/**
 * The session's address in an answer: without the rules for typed addresses, so that the shell's first load does not
 * contain them.
 */
export const answeredProfile = z.object({
  /** The town near the city, if the house is there. */
  town: z.optional(z.string()),
  street: z.string(),
  house: z.string(),
  porch: text,
  floor: text,
  apartment: text,
  elevator: z._default(z.enum(['Y', 'N', '']), ''),
  coords: text,
  id: z.optional(id),
  /** Y: it could not be checked, so the shop calls the customer. */
  needsCall: z.optional(flag),
});

/**
 * The visitor's delivery choice (DEL-36). `HEADER_DELIVERY_MESSAGE` is the header's label: "Быстрая доставка", "Быстрый самовывоз",
 * "Доставка", "Самовывоз", else "Адрес доставки или ПВЗ" (storefront §4).
 */
export const userDelivery = z.object({
  /** ID of the delivery service; null: none chosen. */
  DELIVERY_ID: z.nullable(id),
  DELIVERY_TYPE: z.nullable(deliveryType),
  USER_PROFILE_DATA: z.nullable(answeredProfile),
  PICKUP_POINT_DATA: z.nullable(z.object({ ID: id, NAME: z.string(), SERVICE_ID: id })),
  /** Y: fast pickup is on; the catalogue shows the chosen shop's stock. */
  FAST_MODE: flag,
  /** Y: fast delivery of the basket to this address is possible. */
  FAST_DELIVERY_FLAG_AVAILABLE: flag,
  /** The price of fast delivery in roubles if it is chosen, else null. */
  FAST_DELIVERY_PRICE: z.nullable(money),
  HEADER_DELIVERY_MESSAGE: z.string(),
  /** Y: the city has FAST_PICKUP_MODE and exactly one point with fast pickup (CIT-17, DEL-50). */
  ONE_FAST_PICKUP_POINT: z.optional(flag),
});
export type UserDelivery = z.infer<typeof userDelivery>;

/** A delivery service that a location offers. */
export const deliveryService = z.object({
  ID: id,
  TYPE: deliveryType,
  NAME: z.string(),
  SORT: z.int(),
  /** Roubles for this basket. */
  PRICE: money,
  /** Free if the basket costs at least this sum; null: never free. */
  FREE_FROM: z.nullable(money),
  /** "завтра", "сегодня" */
  PERIOD: z.string(),
  DESCRIPTION: z.string(),
});
export type DeliveryServiceAnswer = z.infer<typeof deliveryService>;
