import type { PaymentData } from '@zapovednik/api/checkout/wire/payment';
import { drawQr } from '../../base/draw-qr';
import { roubles } from '../../base/money';
import type { Acquirer } from '../../partners/acquirers/protocol/acquirer';
import type { Payment } from './attempt';
import type { PayableOrder } from './find-order';

/** How a registered attempt is paid. */
export const presentOpen = (
  { orderId, amount, expiresAt }: Payment,
  link: string,
  kind: Acquirer['kind'],
): PaymentData => ({
  ORDER_ID: orderId,
  PRICE: roubles(amount),
  STATUS: 'waiting',
  TYPE: kind,
  LINK: link,
  QR: kind === 'sbp' ? drawQr(link) : null,
  EXPIRES_AT: expiresAt.toISOString(),
});

export const presentPaid = ({ id, price }: PayableOrder['order'], kind: Acquirer['kind']): PaymentData => ({
  ORDER_ID: id,
  PRICE: roubles(price),
  STATUS: 'paid',
  TYPE: kind,
  LINK: null,
  QR: null,
  EXPIRES_AT: null,
});
