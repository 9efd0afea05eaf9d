import * as z from 'zod/mini';
import { dayMonthYear, flag, id } from '../../field';
import { personalOrder } from './personal-order';

/** An order in work, with what the first page of the cabinet shows of it. */
const orderInWork = z.extend(
  z.pick(personalOrder, {
    id: true,
    status_id: true,
    status_name: true,
    status_color: true,
    price: true,
    basket: true,
    is_pickup: true,
    delivery_date: true,
    delivery_interval: true,
    delivery_address: true,
    pickup_name: true,
    paid: true,
    can_pay: true,
    pay_by: true,
  }),
  {
    /** Y: it is paid before it is delivered, so payment is a step of its way. */
    is_prepaid: flag,
  },
);
export type OrderInWorkAnswer = z.infer<typeof orderInWork>;

/** What the customer's cabinet has to show now: counts, and the few things that come first. */
export const personalSummary = z.object({
  /** At most three: those that wait for a payment first, then the newest. */
  ORDERS: z.array(orderInWork),
  /** All orders that have not ended. */
  ORDERS_IN_WORK: z.int(),
  /** The customer has bought something that is in «Купленные товары». */
  HAS_PURCHASES: flag,
  AUTO_ORDERS: z.int(),
  /** The auto-order that comes next; null if none is active. */
  NEXT_AUTO_ORDER: z.nullable(
    z.object({
      /** The order that repeats. */
      ORDER_ID: id,
      DATE: dayMonthYear,
      /** The error of its last repetition, in words. */
      PROBLEM: z.nullable(z.string()),
    }),
  ),
  BONUSES: z.object({
    BALANCE: z.int(),
    /** '' before the first order. */
    CARD: z.string(),
    /** Bonuses that orders in work will add. */
    EXPECTED: z.int(),
  }),
  /** Goods that the customer waits for. */
  SUBSCRIPTIONS: z.int(),
  FAVOURITES: z.int(),
  /** The names of the pets, in the order of their page. */
  PETS: z.array(z.string()),
  ADDRESSES: z.int(),
  /** '' if there is none. */
  EMAIL: z.string(),
  EMAIL_CONFIRMED: flag,
});
export type PersonalSummaryAnswer = z.infer<typeof personalSummary>;
