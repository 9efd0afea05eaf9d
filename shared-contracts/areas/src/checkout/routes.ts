// Cart, order and payment.

import { defineRoute } from '@zapovednik/platform/define';
import { link } from '@zapovednik/platform/routes';

export const cartRoute = defineRoute('cart', '/personal/cart', 'mf-checkout', 'checkout', 'ROU-57', {
  rendered: 'person',
});
export const orderRoute = defineRoute('order', '/personal/order', 'mf-checkout', 'checkout', 'ROU-58', {
  guards: ['basket'],
  rendered: 'person',
  footer: false,
});
export const orderSuccessRoute = defineRoute(
  'orderSuccess',
  '/personal/:orderSuccess?',
  'mf-checkout',
  'checkout',
  'ROU-68',
  { rendered: 'person' },
);
/** The shop's own page: one order for everyone who has its signed link. */
export const orderLinkRoute = defineRoute('orderLink', '/order/:orderToken', 'mf-checkout', 'checkout', 'ORD-70', {
  rendered: 'person',
});
export const orderForClientRoute = defineRoute('orderForClient', '/form', 'mf-checkout', 'checkout', 'ROU-24', {
  rendered: 'person',
});
export const sbpPaymentRoute = defineRoute('sbpPayment', '/sbp-payment-process', 'mf-checkout', 'empty', 'ROU-39', {
  rendered: 'person',
  footer: false,
});
export const sbpSuccessRoute = defineRoute(
  'sbpSuccess',
  '/sbp-payment-process/success-payment',
  'mf-checkout',
  'empty',
  'ROU-40',
  { rendered: 'person', footer: false },
);
export const sberbankSuccessRoute = defineRoute(
  'sberbankSuccess',
  '/sberbank/success-payment',
  'mf-checkout',
  'empty',
  'ROU-60',
  { rendered: 'person', footer: false },
);
export const yookassaSuccessRoute = defineRoute(
  'yookassaSuccess',
  '/yookassa/success-payment',
  'mf-checkout',
  'empty',
  'ROU-61',
  { rendered: 'person', footer: false },
);

/** @param token the secret of an order's signed link */
export const orderLink = (token: string) => link(orderLinkRoute, { orderToken: token });

/** The page of a payment by the fast payment system. @param order the number of the order */
export const sbpPaymentLink = (order: number) => link(sbpPaymentRoute, {}, { ORDER_ID: String(order) });

/** @param order the number of the saved order */
export const orderSuccessLink = (order: number) =>
  link(orderSuccessRoute, { orderSuccess: 'success' }, { ORDER_ID: String(order) });
