import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { money } from '../../field';

/** The sums of an order. Money is in roubles. */
export interface OrderSums {
  /** The name of its delivery service. */
  readonly way: string;
  readonly delivery: number;
  readonly lift: number;
  readonly bonuses: number;
  /** The sum to pay. */
  readonly price: number;
}

/** For pages that need only the sums: the whole order is much larger. */
export const getOrderSums = defineCall({
  id: 'sale.order.getSums',
  requirement: 'API-92',
  summary: 'The sums of the order page, without a choice that is not stored in the session',
  path: '/sale/order/get/sums/',
  writes: false,
  /** Null if the basket is empty. */
  answer: z.object({
    order: z.nullable(z.object({ DELIVERY_NAME: z.string(), DELIVERY: money, LIFT: money, PRICE: money })),
  }),
  model: ({ order }): OrderSums | null =>
    order && { way: order.DELIVERY_NAME, delivery: order.DELIVERY, lift: order.LIFT, bonuses: 0, price: order.PRICE },
});
