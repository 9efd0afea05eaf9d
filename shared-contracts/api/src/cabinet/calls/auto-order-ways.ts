import { orderRules } from '@zapovednik/rules/input';
import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { id, money, wholeNumber } from '../../field';
import { toOwnAutoOrder } from '../models/own-auto-order';
import { autoOrderPlace, ownAutoOrder } from '../wire/own-auto-order';

const params = z.object({ id: z.pipe(wholeNumber, id) });

/**
 * The choices for the next orders of an auto-order: places in the order's city, and payment methods for the current
 * delivery.
 */
export const autoOrderWays = z.object({
  /** The place of the repeated order, in one line. */
  orderPlace: z.string(),
  /** The customer's saved addresses; empty if couriers do not deliver there. */
  addresses: z.array(z.object({ id, name: z.string() })),
  /** Pickup points that are open for orders now, each with its address; `cost` in roubles. */
  points: z.array(z.object({ id, name: z.string(), cost: money })),
  payments: z.array(z.object({ id, name: z.string() })),
  /** The payment method of the next order; null: no method is possible. */
  paymentId: z.nullable(id),
});
export type AutoOrderWays = z.infer<typeof autoOrderWays>;

export const getAutoOrderWays = defineCall({
  id: 'sale.autoOrder.getWays',
  requirement: 'CAB-23',
  summary: 'The places and the ways to pay that an auto-order can be changed to',
  path: '/sale/Autoorder/ways/{id}/',
  writes: false,
  params,
  answer: autoOrderWays,
});

export const changeAutoOrderPlace = defineCall({
  id: 'sale.autoOrder.changePlace',
  requirement: 'CAB-23',
  summary: 'Sets where the next orders go: a pickup point or a saved address; null: as the order that repeats',
  methods: ['POST'],
  path: '/sale/Autoorder/order/place/{id}/',
  writes: true,
  fails: [403, 409],
  params,
  body: z.object({ place: z.nullable(autoOrderPlace) }),
  answer: ownAutoOrder,
  model: toOwnAutoOrder,
});

export const changeAutoOrderPayment = defineCall({
  id: 'sale.autoOrder.changePayment',
  requirement: 'CAB-23',
  summary: 'Sets how the next orders are paid; null: as the order that repeats',
  methods: ['POST'],
  path: '/sale/Autoorder/order/payment/{id}/',
  writes: true,
  fails: [403, 409],
  params,
  body: z.object({ paymentId: z.nullable(id) }),
  answer: ownAutoOrder,
  model: toOwnAutoOrder,
});

export const changeAutoOrderRecipient = defineCall({
  id: 'sale.autoOrder.changeRecipient',
  requirement: 'CAB-23',
  summary: 'Sets who receives the next orders; null: as the order that repeats',
  methods: ['POST'],
  path: '/sale/Autoorder/order/recipient/{id}/',
  writes: true,
  fails: [403, 409],
  params,
  body: z.object({ recipient: z.nullable(orderRules.shape.user) }),
  answer: ownAutoOrder,
  model: toOwnAutoOrder,
});
