import * as z from 'zod/mini';
import { defineCall } from '../../call';
import { id, wholeNumber } from '../../field';
import { toStartedPayment } from '../models/payment';
import { paymentData } from '../wire/payment';

/** Starts or continues a payment. An order has one open attempt; a repeated call answers the same attempt. */
export const payOrder = defineCall({
  id: 'sale.order.pay',
  requirement: 'API-97',
  summary: 'Where and how an order is paid on the site',
  path: '/sale/order/pay/{id}/',
  writes: true,
  fails: [409],
  params: z.object({ id: z.pipe(wholeNumber, id) }),
  answer: paymentData,
  model: toStartedPayment,
});

/** The secret of an order's signed link, `/order/<token>/`. */
export const orderLinkToken = z.string().check(z.maxLength(100));

/** The answer is the same for everyone who has the order's signed link. */
export const payOrderByLink = defineCall({
  id: 'sale.order.payByLink',
  requirement: 'API-97',
  summary: 'Where and how the order of a signed link is paid; the bank sends the browser back to that link',
  methods: ['POST'],
  path: '/sale/order/link/{token}/pay/',
  writes: true,
  fails: [404, 409],
  params: z.object({ token: orderLinkToken }),
  answer: paymentData,
  model: toStartedPayment,
});
