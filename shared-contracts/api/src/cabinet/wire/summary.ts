import * as z from 'zod/mini';
import { dayMonthYear, flag, id } from '../../field';
import { personalOrder } from './personal-order';

/** An order in progress, for the first page of the cabinet. */
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
    /** Y: the order is paid before delivery, so payment is one of its steps. */
    is_prepaid: flag,
  },
);
export type OrderInWorkAnswer = z.infer<typeof orderInWork>;

/** The first page of the customer's cabinet: counts and the most important items. */
export const personalSummary = z.object({
  /** At most three: first orders that wait for payment, then the newest. */
  ORDERS: z.array(orderInWork),
  /** All orders that have not ended. */
  ORDERS_IN_WORK: z.int(),
  /** Y: the page «Купленные товары» is not empty. */
  HAS_PURCHASES: flag,
  AUTO_ORDERS: z.int(),
  /** The next auto-order; null if none is active. */
  NEXT_AUTO_ORDER: z.nullable(
    z.object({
      /** The repeated order. */
      ORDER_ID: id,
      DATE: dayMonthYear,
      /** The error of the last repetition, as text. */
      PROBLEM: z.nullable(z.string()),
    }),
  ),
  BONUSES: z.object({
    BALANCE: z.int(),
    /** '' before the first order. */
    CARD: z.string(),
    /** Bonuses that orders in progress will add. */
    EXPECTED: z.int(),
  }),
  /** The number of products that the customer subscribed to. */
  SUBSCRIPTIONS: z.int(),
  FAVOURITES: z.int(),
  /** The names of the pets, in the order of the pets' page. */
  PETS: z.array(z.string()),
  ADDRESSES: z.int(),
  /** '' if there is none. */
  EMAIL: z.string(),
  EMAIL_CONFIRMED: flag,
});
export type PersonalSummaryAnswer = z.infer<typeof personalSummary>;
