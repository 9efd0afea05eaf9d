import * as z from 'zod/mini';
import { linesWithoutTags, withoutTags } from '../rules';
import { basketTotalSchema } from './basket';
import { defineCall } from './call';
import { address, deliveryType, pickupPoint } from './delivery';
import { dayMonthYear, flag, id, money, picture, whole } from './field';
import { toOrder, toPlacedOrder, toSaveResult } from './order-model';
import { paymentState } from './payment';

/** A line of the order (ORD-21). `order_id` is null until the order is saved. */
export const checkoutItem = z.object({
  id,
  product_id: id,
  quantity: z.int(),
  /** Grams of the line. */
  weight: z.number(),
  base_price: money,
  name: z.string(),
  discount_price: money,
  old_price: money,
  order_id: z.nullable(id),
  picture,
  /** Roubles off one piece, and the same in percent. */
  discount: money,
  discount_value: z.number(),
  detail_page_url: z.string(),
  available_quantity: z.int(),
  bonus_in: z.int(),
});
export type CheckoutItem = z.infer<typeof checkoutItem>;

/** A day on which a service delivers, with its intervals of hours. */
export const deliveryDay = z.object({ DATE: dayMonthYear, TITLE: z.string(), INTERVALS: z.array(z.string()) });

/** A delivery service in the order; exactly one is CHECKED (ORD-07, ORD-09). */
export const orderDelivery = z.object({
  ID: id,
  TYPE: deliveryType,
  NAME: z.string(),
  SORT: z.int(),
  PRICE: money,
  PERIOD: z.string(),
  DESCRIPTION: z.string(),
  /** Days that can be chosen; empty where the service names no day. */
  DATES: z.array(deliveryDay),
  CHECKED: flag,
});
export type OrderDelivery = z.infer<typeof orderDelivery>;

/** A way to pay that fits the chosen delivery (ORD-08, ORD-51). */
export const paySystem = z.object({
  ID: id,
  NAME: z.string(),
  DESCRIPTION: z.string(),
  SORT: z.int(),
  IS_CASH: flag,
  CHECKED: flag,
});
export type PaySystem = z.infer<typeof paySystem>;

/** Contact of the order (ORD-23). `code` is the customer's bonus card, or ''. */
export const orderUser = z.object({ fullName: z.string(), phone: z.string(), email: z.string(), code: z.string() });

/** Roubles of the whole order. */
export const orderTotal = z.object({
  BASKET: money,
  DELIVERY: money,
  LIFT: money,
  BONUS_OUT: money,
  /** To pay. */
  PRICE: money,
});

/** The order as the server calculates it (ORD-25), with what the order page shows beside. */
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
  PROFILE: z.nullable(address),
  PICKUP_POINT: z.nullable(pickupPoint),
  /** Why the order cannot be made as it stands, in words; null: it can. */
  CALCULATE_ERROR: z.nullable(z.string()),
});
export type OrderState = z.infer<typeof orderState>;

/** `order` is null when the basket is empty. */
const orderAnswer = z.object({ order: z.nullable(orderState) });

/** What the shopper chose so far; what is left out keeps the session's choice (ORD-28). */
const choice = {
  /** ID of the delivery service. */
  serviceId: z.optional(whole),
  serviceType: z.optional(deliveryType),
  paymentId: z.optional(whole),
  pickupPointId: z.optional(whole),
  profile: z.optional(z.nullable(address)),
  deliveryDate: z.optional(z.union([dayMonthYear, z.literal('')])),
  deliveryInterval: z.optional(z.string().check(z.maxLength(50))),
  bonusOut: z.optional(whole),
  liftToTheFloor: z.optional(flag),
};

export const getOrderPage = defineCall({
  id: 'sale.order.get',
  requirement: 'API-92',
  summary: 'The order page',
  path: '/sale/order/get/',
  writes: false,
  answer: orderAnswer,
  model: ({ order }) => order && toOrder(order),
});

/** Calculates only and keeps nothing, so it may be repeated like a read. */
export const refreshOrder = defineCall({
  id: 'sale.order.refresh',
  requirement: 'API-93',
  summary: 'The order calculated anew from what was chosen',
  methods: ['POST'],
  path: '/sale/order/refresh/',
  writes: false,
  body: z.object(choice),
  answer: orderAnswer,
  model: ({ order }) => order && toOrder(order),
});

const text = (longest: number, cleaned = z.trim()) => z._default(z.string().check(cleaned, z.maxLength(longest)), '');

/** Everything is checked by the command, so that all wrong fields are answered at once in ERROR. */
export const orderForm = z.object({
  ...choice,
  user: z._default(z.object({ fullName: text(200, withoutTags), phone: text(30), email: text(200) }), {
    fullName: '',
    phone: '',
    email: '',
  }),
  orderDescription: text(1000, linesWithoutTags),
  acceptEmail: z._default(flag, 'N'),
  acceptPersonData: z._default(flag, 'N'),
  acceptNotCall: z._default(flag, 'N'),
  /** Always 1 (ORD-47). */
  personType: z._default(z.union([z.literal(1), z.literal('1')]), 1),
  /** ORD-49 */
  source: z._default(z.literal('site'), 'site'),
  mobile: z._default(flag, 'N'),
  /** Roubles to pay as the shopper saw them: an order that costs something else by now is refused with CALCULATE_ERROR. */
  expectedPrice: z.optional(money),
  /** Who places it for the customer: the operator of this session, or nobody (SES-34). */
  Employee: z.optional(whole),
});
export type OrderForm = z.infer<typeof orderForm>;

/** Either the saved order, or what is wrong with it (ORD-26, ORD-27). `FIELDS` says the same by field, e.g. `user.phone`. */
export const savedOrder = z.object({
  order: z.nullable(z.object({ ID: id, REDIRECT_URL: z.string(), PRICE: money })),
  ERROR: z.nullable(z.object({ PROPERTY: z.array(z.string()), FIELDS: z.record(z.string(), z.string()) })),
  CALCULATE_ERROR: z.nullable(z.string()),
});
export type SavedOrder = z.infer<typeof savedOrder>;

export const saveOrder = defineCall({
  id: 'sale.order.save',
  requirement: 'API-94',
  summary: 'Makes the order: reserves the stock, empties the basket',
  methods: ['POST'],
  path: '/sale/order/save/',
  writes: true,
  body: orderForm,
  answer: savedOrder,
  model: toSaveResult,
});

/** What the success page shows; only the session or customer that made the order gets it. */
export const orderStatus = z.object({
  ID: id,
  /** Status code, e.g. N: accepted (ORD-52 to ORD-55). */
  STATUS_ID: z.string(),
  STATUS_NAME: z.string(),
  PAYED: flag,
  PRICE: money,
  DELIVERY_NAME: z.string(),
  DELIVERY_ADDRESS: z.string(),
  DELIVERY_DATE: z.string(),
  PAYMENT_NAME: z.string(),
  QUANTITY: z.int(),
  PAYMENT: paymentState,
});
export type OrderStatus = z.infer<typeof orderStatus>;

export const getOrderState = defineCall({
  id: 'sale.order.getState',
  requirement: 'API-98',
  summary: 'How an order stands',
  path: '/sale/order/get_state/{id}/',
  writes: false,
  params: z.object({ id: z.pipe(whole, id) }),
  answer: orderStatus,
  model: toPlacedOrder,
});
