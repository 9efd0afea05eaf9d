import * as z from 'zod/mini';
import { defineCall } from '../../platform/api/call';
import { flag, id, link, moment, money, whole } from '../../platform/api/field';

/** A QR code: a square of SIZE × SIZE modules, the dark ones as the path of an SVG of that view box. */
export const qrCode = z.object({ SIZE: z.int(), PATH: z.string() });

/** How an order is paid on the site (API-97). */
export const paymentData = z.object({
  ORDER_ID: id,
  PRICE: money,
  /** `waiting`: to be paid by LINK; `paid`: nothing is left to do. */
  STATUS: z.enum(['waiting', 'paid']),
  /** `card`: the browser goes to the bank's page; `sbp`: the QR code, or on a phone the link, opens the bank's app. */
  TYPE: z.enum(['card', 'sbp']),
  /** Null when it is paid. */
  LINK: z.nullable(link),
  QR: z.nullable(qrCode),
  /** Until then it can be paid by this LINK. */
  EXPIRES_AT: z.nullable(moment),
});
export type PaymentData = z.infer<typeof paymentData>;

/** Begins to pay, or goes on: an order has one open attempt, and every repetition answers it. */
export const payOrder = defineCall({
  id: 'sale.order.pay',
  requirement: 'API-97',
  summary: 'Where and how an order is paid on the site',
  path: '/sale/order/pay/{id}/',
  writes: true,
  fails: [409],
  params: z.object({ id: z.pipe(whole, id) }),
  answer: paymentData,
});

/** How the payment of an order stands; null in an order that is paid on receipt. */
export const paymentState = z.nullable(
  z.object({
    /** `unpaid`: not tried yet; `checking`: a person looks at it; `returning`: the money is on its way back. */
    STATUS: z.enum(['unpaid', 'waiting', 'paid', 'refused', 'expired', 'checking', 'returning', 'returned']),
    /** The same for the shopper. */
    MESSAGE: z.string(),
    /** Whether `sale.order.pay` may be asked. */
    CAN_PAY: flag,
  }),
);
export type PaymentState = z.infer<typeof paymentState>;
