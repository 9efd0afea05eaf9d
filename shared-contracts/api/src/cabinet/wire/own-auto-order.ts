import * as z from 'zod/mini';
import { dayMonthYear, id, money, picture } from '../../field';
import { autoOrderInterval } from './auto-order-interval';
import { autoOrderChild } from './personal-order';

/** A product of an auto-order, with its current data in the order's city. */
const autoOrderProduct = z.object({
  productId: id,
  code: z.string(),
  name: z.string(),
  picture,
  /** Pieces in each order. */
  quantity: z.int(),
  /** Price in roubles for one piece in the next order: today's, or the one that the customer was told if that is lower. */
  price: money,
  /**
   * Roubles for one piece in the last order with it, without its promotion code. Null: no order of this auto-order contained it.
   */
  priceBefore: z.nullable(money),
  /** What was paid then with the promotion code; missing: the code did not change it. */
  paidBefore: z.optional(money),
  /** Pieces that can be ordered now. */
  available: z.int(),
});
export type AutoOrderProduct = z.infer<typeof autoOrderProduct>;

/** A place that a customer chose: a pickup point, or a saved address. */
export const autoOrderPlace = z.object({ kind: z.enum(['point', 'address']), id });
export type AutoOrderPlace = z.infer<typeof autoOrderPlace>;

/** An auto-order for its customer: the next order and the orders made so far (CAB-21). Dates are DD.MM.YYYY. */
export const ownAutoOrder = z.object({
  /** The number of the repeated order. */
  id,
  state: z.enum(['active', 'paused', 'ended']),
  interval: autoOrderInterval,
  /** The delivery of the next order. */
  nextDate: dayMonthYear,
  /** The day on which the next order is made. */
  madeOn: dayMonthYear,
  /** The days that the delivery can be moved to. */
  moveFrom: dayMonthYear,
  moveTo: dayMonthYear,
  goods: z.array(autoOrderProduct),
  /** Current prices in roubles, only of products in stock: the goods, delivery with the lift, and the sum. */
  goodsPrice: money,
  deliveryPrice: money,
  total: money,
  /** Whether the customer was told the prices of the next order, so that its goods do not become more expensive. */
  arePricesKept: z.optional(z.boolean()),
  deliveryName: z.string(),
  /** The pickup point with its address, or the customer's address. */
  deliveryPlace: z.string(),
  deliveryInterval: z.string(),
  paymentName: z.string(),
  /** Why the next orders are not paid as the repeated one, as text; missing: they are. */
  paymentReason: z.optional(z.string()),
  recipient: z.string(),
  /** Eleven digits. */
  recipientPhone: z.string(),
  recipientEmail: z.string(),
  /** The customer's changes; null: as in the repeated order. */
  changed: z.object({
    place: z.nullable(autoOrderPlace),
    paymentId: z.nullable(id),
    recipient: z.nullable(z.object({ fullName: z.string(), phone: z.string(), email: z.string() })),
  }),
  /** The error of the last order, as text. */
  problem: z.nullable(z.string()),
  /** The reason why the next order could not be made today, as text. */
  obstacle: z.nullable(z.string()),
  /** The orders made so far, newest first; at most 100. */
  children: z.array(autoOrderChild),
});
export type OwnAutoOrderAnswer = z.infer<typeof ownAutoOrder>;

/** An auto-order for everyone who has its signed link: nothing says whose it is or where they live. */
export const linkedAutoOrder = z.pick(ownAutoOrder, {
  id: true,
  state: true,
  interval: true,
  nextDate: true,
  madeOn: true,
  moveFrom: true,
  moveTo: true,
  goods: true,
  goodsPrice: true,
  deliveryPrice: true,
  total: true,
  arePricesKept: true,
  problem: true,
  obstacle: true,
});
export type LinkedAutoOrder = z.infer<typeof linkedAutoOrder>;
