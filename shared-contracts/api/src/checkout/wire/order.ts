import * as z from 'zod/mini';
import { dayMonthYear, flag, id, money, picture } from '../../field';
import { storedAddress } from './address';
import { basketTotalSchema } from './basket';
import { deliveryType, pickupPoint } from './delivery';

/** A line of the order (ORD-21). `order_id` is null until the order is saved. */
export const checkoutItem = z.object({
  id,
  product_id: id,
  quantity: z.int(),
  /** Weight of the line in grams. */
  weight: z.number(),
  base_price: money,
  name: z.string(),
  discount_price: money,
  old_price: money,
  order_id: z.nullable(id),
  picture,
  /** The discount for one piece in roubles, and the same in percent. */
  discount: money,
  discount_value: z.number(),
  detail_page_url: z.string(),
  available_quantity: z.int(),
  bonus_in: z.int(),
});
export type CheckoutItem = z.infer<typeof checkoutItem>;

/** A delivery day of a service, with its intervals. */
const deliveryDay = z.object({ DATE: dayMonthYear, TITLE: z.string(), INTERVALS: z.array(z.string()) });

/** A delivery service in the order; exactly one is CHECKED (ORD-07, ORD-09). */
const orderDelivery = z.object({
  ID: id,
  TYPE: deliveryType,
  NAME: z.string(),
  SORT: z.int(),
  PRICE: money,
  PERIOD: z.string(),
  DESCRIPTION: z.string(),
  /** The price of the lift to the floor in roubles; missing: there is no doorstep. */
  LIFT_PRICE: z.optional(money),
  /** Days to choose from; empty if the service has no fixed days. */
  DATES: z.array(deliveryDay),
  CHECKED: flag,
});
export type OrderDelivery = z.infer<typeof orderDelivery>;

/** A payment method for the chosen delivery (ORD-08, ORD-51). */
export const paySystem = z.object({
  ID: id,
  NAME: z.string(),
  DESCRIPTION: z.string(),
  SORT: z.int(),
  IS_CASH: flag,
  /** The customer's bonuses as a separate method: it is never selected automatically (ORD-33). */
  IS_BONUS: z.optional(flag),
  CHECKED: flag,
});
export type PaySystem = z.infer<typeof paySystem>;

/** Contact of the order (ORD-23). `code` is the customer's bonus card number, or ''. */
const orderUser = z.object({ fullName: z.string(), phone: z.string(), email: z.string(), code: z.string() });

/** The employee who acts for the customer in this session (SES-33). */
const orderEmployee = z.object({
  ID: id,
  NAME: z.string(),
  /**
   * A marker of the session: choices that were made under another marker are no longer valid. It cannot be used to sign
   * in.
   */
  SESSION: z.string(),
});
export type OrderEmployee = z.infer<typeof orderEmployee>;

/** Order totals in roubles. */
const orderTotal = z.object({
  BASKET: money,
  DELIVERY: money,
  LIFT: money,
  BONUS_OUT: money,
  /** The sum to pay. */
  PRICE: money,
});

/** The order as the server calculates it (ORD-25), with further data for the order page. */
export const orderState = z.object({
  CITY: z.string(),
  DELIVERY: z.array(orderDelivery),
  PAY_SYSTEM: z.array(paySystem),
  BASKET_ITEMS: z.array(checkoutItem),
  TOTAL: orderTotal,
  BASKET_TOTAL: basketTotalSchema,
  APPLIED_COUPONS: z.array(z.object({ CODE: z.string(), DISCOUNT: money })),
  BONUS_DATA: z.object({ bonus_balance: z.int(), max_bonus_out: z.int() }),
  SHOW_CHECKBOX_DELIV_WITHOUT_CALL: flag,
  USER: orderUser,
  PROFILE: z.nullable(storedAddress),
  PICKUP_POINT: z.nullable(pickupPoint),
  /** The reason why the order cannot be made, as text; null: it can. */
  CALCULATE_ERROR: z.nullable(z.string()),
  /** Goods of the basket that the shop of fast pickup does not have: they stay in the basket. */
  LEFT: z.optional(z.array(z.object({ product_id: id, name: z.string(), quantity: z.int() }))),
  /** The names of prescription medicines among the goods: such an order can only be collected. */
  PICKUP_ONLY: z.optional(z.array(z.string())),
  /** Null: the customer orders personally. */
  EMPLOYEE: z._default(z.nullable(orderEmployee), null),
});
export type OrderState = z.infer<typeof orderState>;

/** `order` is null if the basket is empty. */
export const orderAnswer = z.object({ order: z.nullable(orderState) });

/** Either the saved order, or its errors (ORD-26, ORD-27). `FIELDS` contains the errors by field, e.g. `user.phone`. */
export const savedOrder = z.object({
  order: z.nullable(z.object({ ID: id, REDIRECT_URL: z.string(), PRICE: money })),
  ERROR: z.nullable(z.object({ PROPERTY: z.array(z.string()), FIELDS: z.record(z.string(), z.string()) })),
  CALCULATE_ERROR: z.nullable(z.string()),
});
export type SavedOrder = z.infer<typeof savedOrder>;
