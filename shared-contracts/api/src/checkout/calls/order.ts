import { linesWithoutTags, withoutTags } from '@zapovednik/rules/input';
import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { dayMonthYear, flag, money, wholeNumber } from '../../field';
import { toOrder, toSaveResult } from '../models/order';
import { address } from '../wire/address';
import { deliveryType } from '../wire/delivery';
import { orderAnswer, savedOrder } from '../wire/order';

/** The customer's choices so far; a missing one keeps the session's choice (ORD-28). */
const choice = {
  /** ID of the delivery service. */
  serviceId: z.optional(wholeNumber),
  serviceType: z.optional(deliveryType),
  paymentId: z.optional(wholeNumber),
  pickupPointId: z.optional(wholeNumber),
  profile: z.optional(z.nullable(address)),
  deliveryDate: z.optional(z.union([dayMonthYear, z.literal('')])),
  deliveryInterval: z.optional(z.string().check(z.maxLength(50))),
  bonusOut: z.optional(wholeNumber),
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

/** Only calculates and stores nothing, so it can be repeated like a read. */
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

/** The handler checks all fields, so that ERROR contains all errors at once. */
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
  /** The total in roubles that the customer saw. If the price has changed, the order is rejected with CALCULATE_ERROR. */
  expectedPrice: z.optional(money),
  /** The operator of this session who orders for the customer; otherwise missing (SES-34). */
  Employee: z.optional(wholeNumber),
});
export type OrderForm = z.infer<typeof orderForm>;

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
