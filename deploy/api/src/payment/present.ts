import type { PaymentData } from 'shared-contracts/checkout/calls/payment-answer';
import { encode } from 'uqr';
import { roubles } from '../catalogue/price';
import type { Acquirer } from '../partners/acquirers/acquirer';
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

/** The dark modules of a QR code, each row of adjacent ones as one stroke of the path; includes the quiet zone. */
function drawQr(text: string): NonNullable<PaymentData['QR']> {
  const { size, data } = encode(text, { border: 2 });
  const path = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark && !row[x - 1] ? [`M${x} ${y}h${darkFrom(row, x)}v1H${x}z`] : [])),
  );
  return { SIZE: size, PATH: path.join('') };
}

const darkFrom = (row: readonly boolean[], x: number): number => {
  const light = row.indexOf(false, x);
  return (light === -1 ? row.length : light) - x;
};
