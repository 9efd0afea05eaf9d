import * as z from 'zod/mini';
import { basketTotalSchema } from '../../checkout/wire/basket';
import { checkoutItem } from '../../checkout/wire/order';
import { flag, id, money } from '../../field';
import { autoOrderInterval } from './auto-order-interval';

/** The colour of a status in a list. */
const statusColor = z.enum(['orange', 'green', 'grey', 'red']);

/** An order that an auto-order created. */
export const autoOrderChild = z.object({
  id,
  status_id: z.string(),
  status_name: z.string(),
  delivery_date: z.string(),
  price: money,
});

/** An order for its customer (ORD-58, ORD-59). Dates are DD.MM.YYYY or ''. */
export const personalOrder = z.object({
  id,
  /** "Заказ № 100001 от 5 декабря" */
  title: z.string(),
  /** DD.MM.YYYY HH:MM, in the shop's time zone. */
  date_insert: z.string(),
  status_id: z.string(),
  status_name: z.string(),
  status_color: statusColor,
  in_work: flag,
  price: money,
  basket: z.array(checkoutItem),
  basket_total: basketTotalSchema,
  bonus_in: z.int(),
  bonus_out: z.int(),
  /** Y: the customer can cancel it now (ORD-52). */
  is_cancelable_order: flag,
  /** Y: bought in a physical shop, so it has no delivery, and cannot be cancelled or paid (CAB-27). */
  is_retail: flag,

  delivery_id: id,
  delivery_name: z.string(),
  is_delivery: flag,
  is_pickup: flag,
  delivery_date: z.string(),
  delivery_interval: z.string(),
  /** Date and interval in one line: "05.12.2026, 10:00–14:00". */
  delivery_date_interval: z.string(),
  delivery_address: z.string(),
  pickup_name: z.string(),
  coords: z.string(),
  street: z.string(),
  house: z.string(),
  price_delivery: money,
  lift_to_floor_price: money,

  pay_system_id: id,
  payment_name: z.string(),
  show_payment_method: flag,
  /** N in the statuses that hide the payment (ORD-55). */
  can_show_payment_status: flag,
  /** Always Y after the order is completed (ORD-54). */
  paid: flag,
  /** Y: the order waits for payment and can be paid on the site. */
  can_pay: flag,
  /** Payment deadline: ISO text in UTC. Null: no payment is expected. */
  pay_by: z.nullable(z.string()),

  contact_person: z.string(),
  phone: z.string(),
  email: z.string(),
  user_description: z.string(),

  /** The order whose auto-order created this one. */
  parent_order_id: z.nullable(id),
  /** Null: no auto-order, or it was cancelled. */
  auto_order_interval: z.nullable(autoOrderInterval),
  /** The number of days, if the customer chose it. */
  auto_order_custom_interval: z.nullable(z.int()),
  /** The delivery date of the next repetition. */
  auto_order_deliv_date: z.string(),
  auto_order_children: z.array(autoOrderChild),
  /** The error of the last repetition, as text. */
  auto_order_problem: z.nullable(z.string()),
});
export type PersonalOrder = z.infer<typeof personalOrder>;

/** An event of an order. */
const orderHistoryEntry = z.object({
  /** Code of the event; `place`: the order was placed. */
  event: z.string(),
  /** The event as text for the customer: "Передан курьеру". */
  title: z.string(),
  /** Details, or ''. */
  note: z.string(),
  /** DD.MM.YYYY HH:MM, in the shop's time zone. */
  date: z.string(),
});

/** An order with additional data for its own page. */
export const personalOrderDetails = z.extend(personalOrder, {
  /** Y: the customer pays on the site before the shop starts the order. */
  is_prepaid: flag,
  /** Opening hours of the pickup point, or ''. */
  pickup_schedule: z.string(),
  /** Oldest event first; the first event is the order itself. */
  history: z.array(orderHistoryEntry),
});
export type PersonalOrderDetails = z.infer<typeof personalOrderDetails>;
