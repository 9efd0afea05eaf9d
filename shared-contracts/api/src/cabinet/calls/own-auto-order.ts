import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { dayMonthYear, id, money, paging, picture, wholeNumber } from '../../field';
import { autoOrderInterval } from '../wire/auto-order-interval';
import { autoOrderChild } from './personal-order';

/** Most different goods of an auto-order. */
export const MOST_GOODS = 100;
/** Most pieces of one of them. */
export const MOST_PIECES = 999;

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
export type OwnAutoOrder = z.infer<typeof ownAutoOrder>;

const params = z.object({ id: z.pipe(wholeNumber, id) });

export const getAutoOrders = defineCall({
  id: 'sale.autoOrder.getList',
  requirement: 'CAB-21',
  summary: 'The auto-orders of the customer that are active or paused, the nearest first',
  path: '/sale/Autoorder/get/',
  writes: false,
  query: z.object(paging(10, 20)),
  answer: z.object({ autoOrders: z.array(ownAutoOrder), count: z.int(), pageCount: z.int() }),
});

export const getAutoOrder = defineCall({
  id: 'sale.autoOrder.get',
  requirement: 'CAB-21',
  summary: 'One auto-order, by the number of its order; an ended one too',
  path: '/sale/Autoorder/get/{id}/',
  writes: false,
  params,
  answer: ownAutoOrder,
});

export const pauseAutoOrder = defineCall({
  id: 'sale.autoOrder.pause',
  requirement: 'CAB-23',
  summary: 'Pauses an auto-order: it makes no orders until it is resumed. A paused one stays so',
  methods: ['POST'],
  path: '/sale/Autoorder/order/pause/{id}/',
  writes: true,
  fails: [403, 409],
  params,
  answer: ownAutoOrder,
});

export const resumeAutoOrder = defineCall({
  id: 'sale.autoOrder.resume',
  requirement: 'CAB-23',
  summary: 'Resumes a paused auto-order on its day, or on the next one of its interval if that has passed',
  methods: ['POST'],
  path: '/sale/Autoorder/order/resume/{id}/',
  writes: true,
  fails: [403, 409],
  params,
  answer: ownAutoOrder,
});

export const skipAutoOrder = defineCall({
  id: 'sale.autoOrder.skip',
  requirement: 'CAB-23',
  summary: 'Skips the order of this date; one that is skipped already stays so',
  methods: ['POST'],
  path: '/sale/Autoorder/order/skip/{id}/',
  writes: true,
  fails: [403, 409],
  params,
  body: z.object({ date: dayMonthYear }),
  answer: ownAutoOrder,
});

export const moveAutoOrder = defineCall({
  id: 'sale.autoOrder.move',
  requirement: 'CAB-23',
  summary: 'Moves the delivery of the next order to this day; the later ones are counted from it',
  methods: ['POST'],
  path: '/sale/Autoorder/order/move/{id}/',
  writes: true,
  fails: [403, 409],
  params,
  body: z.object({ date: dayMonthYear }),
  answer: ownAutoOrder,
});

const wantedGoods = z
  .array(z.object({ productId: id, quantity: z.int().check(z.minimum(1), z.maximum(MOST_PIECES)) }))
  .check(
    z.minLength(1, 'Оставьте хотя бы один товар'),
    z.maxLength(MOST_GOODS, `Не больше ${MOST_GOODS} товаров`),
    z.refine((goods) => new Set(goods.map(({ productId }) => productId)).size === goods.length, 'Товар повторяется'),
  );

export const changeAutoOrderGoods = defineCall({
  id: 'sale.autoOrder.changeGoods',
  requirement: 'CAB-23',
  summary: 'Sets the goods of the next orders',
  methods: ['POST'],
  path: '/sale/Autoorder/order/goods/{id}/',
  writes: true,
  fails: [403, 409],
  params,
  body: z.object({ goods: wantedGoods }),
  answer: ownAutoOrder,
});
