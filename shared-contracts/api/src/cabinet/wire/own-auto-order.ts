import * as z from 'zod/mini';
import { dayMonthYear, id, money, picture } from '../../field';
import { autoOrderInterval } from './auto-order-interval';
import { autoOrderChild } from './personal-order';

/** A product of an auto-order, as it is in the order's city today. */
const autoOrderProduct = z.object({
  productId: id,
  code: z.string(),
  name: z.string(),
  picture,
  /** Pieces in each order. */
  quantity: z.int(),
  /** Roubles for one piece today. */
  price: money,
  /** Roubles for one piece in the last order with it. Null: no order of this auto-order had it. */
  priceBefore: z.nullable(money),
  /** Pieces that can be ordered today. */
  available: z.int(),
});
export type AutoOrderProduct = z.infer<typeof autoOrderProduct>;

/** A place that a customer chose: a pickup point, or a saved address. */
export const autoOrderPlace = z.object({ kind: z.enum(['point', 'address']), id });
export type AutoOrderPlace = z.infer<typeof autoOrderPlace>;

/** An auto-order as its customer sees it: what comes next, and what it has made (CAB-21). Dates are DD.MM.YYYY. */
export const ownAutoOrder = z.object({
  /** The number of the order that repeats. */
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
  /** Roubles at today's prices, of what is in stock: the goods, their delivery with the lift, and both. */
  goodsPrice: money,
  deliveryPrice: money,
  total: money,
  deliveryName: z.string(),
  /** The pickup point with its address, or the customer's address. */
  deliveryPlace: z.string(),
  deliveryInterval: z.string(),
  paymentName: z.string(),
  recipient: z.string(),
  /** Eleven digits. */
  recipientPhone: z.string(),
  recipientEmail: z.string(),
  /** What the customer changed; null: as in the order that repeats. */
  changed: z.object({
    place: z.nullable(autoOrderPlace),
    paymentId: z.nullable(id),
    recipient: z.nullable(z.object({ fullName: z.string(), phone: z.string(), email: z.string() })),
  }),
  /** What went wrong with the last order, in words. */
  problem: z.nullable(z.string()),
  /** Why the next order could not be made today, in words. */
  obstacle: z.nullable(z.string()),
  /** The orders that it made, the newest first; at most a hundred. */
  children: z.array(autoOrderChild),
});
export type OwnAutoOrderAnswer = z.infer<typeof ownAutoOrder>;
