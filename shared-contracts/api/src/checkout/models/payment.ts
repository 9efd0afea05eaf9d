import type { PaymentData } from '../wire/payment';

/** How an order is paid (API-97). */
export interface StartedPayment {
  readonly orderId: number;
  readonly kind: PaymentData['TYPE'];
  readonly isPaid: boolean;
  /** The bank's page, or the link that opens the bank's app; null if the order is paid. */
  readonly link: string | null;
  /** A QR code of `size` × `size` modules; `path` is the SVG path of the dark ones. */
  readonly qr: { readonly size: number; readonly path: string } | null;
  /** The link is valid until this time: ISO text in UTC. */
  readonly expiresAt: string | null;
  /** Roubles. */
  readonly price: number;
}

export const toStartedPayment = (payment: PaymentData): StartedPayment => ({
  orderId: payment.ORDER_ID,
  kind: payment.TYPE,
  isPaid: payment.STATUS === 'paid',
  link: payment.LINK,
  qr: payment.QR && { size: payment.QR.SIZE, path: payment.QR.PATH },
  expiresAt: payment.EXPIRES_AT,
  price: payment.PRICE,
});
