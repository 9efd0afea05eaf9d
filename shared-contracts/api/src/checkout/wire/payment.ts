import * as z from 'zod/mini';
import { flag, id, link, moment, money } from '../../field';

/** A QR code of SIZE × SIZE modules; PATH is the SVG path of the dark modules in a viewBox of that size. */
const qrCode = z.object({ SIZE: z.int(), PATH: z.string() });

/** The payment of an order on the site (API-97). */
export const paymentData = z.object({
  ORDER_ID: id,
  PRICE: money,
  /** `waiting`: to be paid at LINK; `paid`: no action is needed. */
  STATUS: z.enum(['waiting', 'paid']),
  /** `card`: the browser opens the bank's page; `sbp`: the QR code, or on a phone the link, opens the bank's app. */
  TYPE: z.enum(['card', 'sbp']),
  /** Null if it is paid. */
  LINK: z.nullable(link),
  QR: z.nullable(qrCode),
  /** LINK is valid until this time. */
  EXPIRES_AT: z.nullable(moment),
});
export type PaymentData = z.infer<typeof paymentData>;

/** The payment status of an order; null if the order is paid on receipt. */
export const paymentState = z.nullable(
  z.object({
    /** `unpaid`: no attempt yet; `checking`: a person checks the payment; `returning`: a refund is in progress. */
    STATUS: z.enum(['unpaid', 'waiting', 'paid', 'refused', 'expired', 'checking', 'returning', 'returned']),
    /** The status as text for the customer. */
    MESSAGE: z.string(),
    /** The bank's own text for a refusal; '' if there is none. */
    REASON: z.string(),
    /** How much of the payment has been refunded. */
    REFUNDED: money,
    /** Whether `sale.order.pay` can be called. */
    CAN_PAY: flag,
  }),
);
export type PaymentState = z.infer<typeof paymentState>;
