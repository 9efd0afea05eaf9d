import type { PaymentData } from '@zapovednik/api/checkout/wire/payment';
import type { OrderStatus } from '@zapovednik/api/checkout/wire/placed-order';
import { fixtures } from '@zapovednik/testing';

const way = { DESCRIPTION: '', SORT: 10, IS_CASH: 'N', CHECKED: 'N' } as const;

/** An order that waits for payment by card. */
export const unpaidOrder = (changes: Partial<OrderStatus> = {}): OrderStatus =>
  fixtures.orderStatus({
    PAYMENT_NAME: 'Банковской картой онлайн',
    PAY_BY: '2099-12-05T11:00:00.000Z',
    PAYMENT: { STATUS: 'unpaid', MESSAGE: 'Заказ ждёт оплаты', REASON: '', REFUNDED: 0, CAN_PAY: 'Y' },
    PAY_SYSTEMS: [
      { ...way, ID: 3, NAME: 'Банковской картой онлайн', CHECKED: 'Y' },
      { ...way, ID: 4, NAME: 'СБП' },
      { ...way, ID: 1, NAME: 'Наличными при получении', IS_CASH: 'Y' },
    ],
    ...changes,
  });

/** A payment at the bank's page. */
export const cardPayment = (changes: Partial<PaymentData> = {}): PaymentData => ({
  ORDER_ID: 100_001,
  PRICE: 2400,
  STATUS: 'waiting',
  TYPE: 'card',
  LINK: 'https://bank.example/pay/1',
  QR: null,
  EXPIRES_AT: '2099-12-05T11:00:00.000Z',
  ...changes,
});

/** A payment by a QR code. */
export const sbpPayment = (changes: Partial<PaymentData> = {}): PaymentData =>
  cardPayment({
    TYPE: 'sbp',
    LINK: 'https://qr.example/AS1',
    QR: { SIZE: 25, PATH: 'M2 2h7v1H2z' },
    ...changes,
  });
