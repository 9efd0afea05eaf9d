import * as z from 'zod/mini';
import { coords, flag, id, moment, money, picture } from '../../field';
import { paySystem } from './order';
import { paymentState } from './payment';

const placedItem = z.object({
  PRODUCT_ID: id,
  NAME: z.string(),
  PATH: z.string(),
  PICTURE: picture,
  QUANTITY: z.int(),
  /** For the whole line. */
  SUM: money,
});

/** A placed order and its state (API-98). */
export const orderStatus = z.object({
  ID: id,
  /** Status code, e.g. N: accepted (ORD-52 to ORD-55). */
  STATUS_ID: z.string(),
  STATUS_NAME: z.string(),
  PAYED: flag,
  PRICE: money,
  IS_PICKUP: flag,
  DELIVERY_NAME: z.string(),
  /** In answers for a signed link only the street and the house. */
  DELIVERY_ADDRESS: z.string(),
  DELIVERY_DATE: z.string(),
  /** The pickup point; null if the order is delivered. */
  POINT: z.nullable(z.object({ NAME: z.string(), SCHEDULE: z.string(), COORDS: coords })),
  PAYMENT_NAME: z.string(),
  QUANTITY: z.int(),
  ITEMS: z.array(placedItem),
  TOTAL: z.object({ BASKET: money, DISCOUNT: money, DELIVERY: money, LIFT: money, BONUS_OUT: money }),
  /** When it was made, DD.MM.YYYY HH:MM in the shop's time zone. */
  DATE_INSERT: z.string(),
  /** When the order is cancelled if it is not paid; null: payment on receipt. */
  PAY_BY: z.nullable(moment),
  PAYMENT: paymentState,
  /** The payment methods that the order can change to, the current one is CHECKED; empty if it cannot change. */
  PAY_SYSTEMS: z.array(paySystem),
  /** Contact of a guest, who may create an account; null for customers, and for a signed link. */
  GUEST: z.nullable(z.object({ NAME: z.string(), PHONE: z.string() })),
  /** Where letters about the order go, '' without an address; missing for a signed link. */
  EMAIL: z.optional(z.string()),
  /** The token of the signed link of a guest's order; missing for customers, and for a signed link. */
  TOKEN: z.optional(z.string()),
  /** Who can cancel it now: a guest by the signed link, the customer in the cabinet, nobody. */
  CANCELLED_BY: z.optional(z.enum(['link', 'customer', 'nobody'])),
});
export type OrderStatus = z.infer<typeof orderStatus>;
