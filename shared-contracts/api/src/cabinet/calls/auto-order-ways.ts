import { orderRules } from '@zapovednik/rules/input';
import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { id, money, wholeNumber } from '../../field';
import { toOwnAutoOrder } from '../models/own-auto-order';
import { autoOrderPlace, ownAutoOrder } from '../wire/own-auto-order';

const params = z.object({ id: z.pipe(wholeNumber, id) });

/** What the next orders of an auto-order can be changed to: places of the order's city, and ways to pay for the present delivery. */
export const autoOrderWays = z.object({
  /** The place of the order that repeats, in one line. */
  orderPlace: z.string(),
  /** The customer's saved addresses; empty where no courier delivers. */
  addresses: z.array(z.object({ id, name: z.string() })),
  /** Pickup points that hand out orders now, each with its address; `cost` in roubles. */
  points: z.array(z.object({ id, name: z.string(), cost: money })),
  payments: z.array(z.object({ id, name: z.string() })),
  /** The way to pay of the next order; null: none fits. */
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
