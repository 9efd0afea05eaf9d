import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { dayMonthYear, id, paging, wholeNumber } from '../../field';
import { toOwnAutoOrder } from '../models/own-auto-order';
import { ownAutoOrder } from '../wire/own-auto-order';

/** The maximum number of different products in an auto-order. */
export const MOST_GOODS = 100;
/** The maximum number of pieces of one product. */
export const MOST_PIECES = 999;

const params = z.object({ id: z.pipe(wholeNumber, id) });

export const getAutoOrders = defineCall({
  id: 'sale.autoOrder.getList',
  requirement: 'CAB-21',
  summary: 'The auto-orders of the customer that are active or paused, the nearest first',
  path: '/sale/Autoorder/get/',
  writes: false,
  query: z.object(paging(10, 20)),
  answer: z.object({ autoOrders: z.array(ownAutoOrder), count: z.int(), pageCount: z.int() }),
  model: ({ autoOrders, ...page }) => ({ ...page, autoOrders: autoOrders.map(toOwnAutoOrder) }),
});

export const getAutoOrder = defineCall({
  id: 'sale.autoOrder.get',
  requirement: 'CAB-21',
  summary: 'One auto-order, by the number of its order; an ended one too',
  path: '/sale/Autoorder/get/{id}/',
  writes: false,
  params,
  answer: ownAutoOrder,
  model: toOwnAutoOrder,
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
  model: toOwnAutoOrder,
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
  model: toOwnAutoOrder,
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
  model: toOwnAutoOrder,
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
  model: toOwnAutoOrder,
});

const chosenGoods = z
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
  body: z.object({ goods: chosenGoods }),
  answer: ownAutoOrder,
  model: toOwnAutoOrder,
});
