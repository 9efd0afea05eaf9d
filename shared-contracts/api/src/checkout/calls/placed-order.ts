import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { id, wholeNumber } from '../../field';
import { toPlacedOrder } from '../models/placed-order';
import { orderStatus } from '../wire/placed-order';
import { orderLinkToken } from './payment';

const orderId = z.object({ id: z.pipe(wholeNumber, id) });
const orderToken = z.object({ token: orderLinkToken });
const paySystemChoice = z.object({ paySystemId: z.pipe(wholeNumber, id) });

export const getOrderState = defineCall({
  id: 'sale.order.getState',
  requirement: 'API-98',
  summary: 'The status of an order, for its owner',
  path: '/sale/order/get_state/{id}/',
  writes: false,
  params: orderId,
  answer: orderStatus,
  model: toPlacedOrder,
});

export const getOrderByLink = defineCall({
  id: 'sale.order.getByLink',
  requirement: 'API-98',
  summary: 'The status of the order of a signed link, for everyone who has it; without name, phone and flat',
  path: '/sale/order/link/{token}/',
  writes: false,
  fails: [404],
  params: orderToken,
  answer: orderStatus,
  model: toPlacedOrder,
});

export const changePaySystem = defineCall({
  id: 'sale.order.changePaySystem',
  requirement: 'ORD-70',
  summary: 'Another way to pay an order that waits for its payment',
  methods: ['POST'],
  path: '/sale/order/pay_system/{id}/',
  writes: true,
  fails: [404, 409],
  params: orderId,
  body: paySystemChoice,
  answer: orderStatus,
  model: toPlacedOrder,
});

export const changePaySystemByLink = defineCall({
  id: 'sale.order.changePaySystemByLink',
  requirement: 'ORD-70',
  summary: 'Another way to pay the order of a signed link',
  methods: ['POST'],
  path: '/sale/order/link/{token}/pay_system/',
  writes: true,
  fails: [404, 409],
  params: orderToken,
  body: paySystemChoice,
  answer: orderStatus,
  model: toPlacedOrder,
});

export const cancelOrderByLink = defineCall({
  id: 'sale.order.cancelByLink',
  requirement: 'ORD-52',
  summary:
    'Cancels the order of a signed link if a guest made it; a cancelled one stays so. 409 `not_cancelable` when it is too late or a customer’s',
  methods: ['POST'],
  path: '/sale/order/link/{token}/cancel/',
  writes: true,
  fails: [404, 409],
  params: orderToken,
  answer: z.object({ ID: id }),
});
